import { atJourney, patientHref } from '@ayana/contracts/journey';
import { useRealtime } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import {
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { FailedState } from '@ayana/shared-ui/states';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { AboutYouCard } from './about-you-card';
import { AccompaniedCard } from './accompanied-card';
import { CompanionsCard } from './companions-card';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import type { AboutMeData } from './about-me.api';
import { PARTS } from './parts';
import { PartsNav } from './parts-nav';
import { SignInCard } from './sign-in-card';

const HealthCard = lazy(() => import('../../health/health-card'));
const DetailsCard = lazy(() => import('./details-card'));
const Consents = lazy(() => import('./consents'));
const DataCards = lazy(() => import('./data-card'));

const ACCESS_PATH = patientHref('access');

const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
/** Of others they are in the profile. */
const OF_PATIENTS: ReadonlySet<keyof typeof PARTS> = new Set(['you', 'consents']);

export { aboutMeLoader as loader } from './about-me.api';

/** What we know of the patient, who may see their journey, what they agreed to, and their own data. */
export function Component() {
  const { journey, companions, accompanied, details, account, dataRequests, options, asOf } =
    useLoaderData<AboutMeData>();
  const reread = useReread();
  // An invitation that is accepted notifies the patient.
  useRealtime({ 'patient_notifications.inserted': reread, 'journey.updated': reread }, { reread });
  const { access } = messages;
  const journeyId = journey.value?.id ?? null;
  const isPatient = account !== null;
  const accompaniedCard = <AccompaniedCard accompanied={accompanied} onRetry={reread} />;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <PartsNav shown={PART_NAMES.filter((part) => isPatient || !OF_PATIENTS.has(part))} />
      <JourneyChoice options={options} current={journeyId} />
      <AsOf at={asOf} />
      {journey.failure === null ? null : (
        <FailedState
          title={messages.failed}
          failure={journey.failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      )}
      <PortalColumns>
        <PortalMain>
          {journeyId === null ? accompaniedCard : null}
          {account === null ? null : <AboutYouCard account={account} onChanged={reread} />}
          <Suspense>
            <HealthCard id={PARTS.health} />
            <DetailsCard details={details} onChanged={reread} />
          </Suspense>
          {journey.failure === null ? (
            <CompanionsCard journey={journey.value} companions={companions} onChanged={reread} />
          ) : null}
          {journeyId === null ? null : accompaniedCard}
        </PortalMain>
        <PortalAside>
          <Suspense>
            {account === null || account.value === null ? null : <Consents consents={account.value.consents} />}
            <DataCards requests={dataRequests} onRetry={reread} />
          </Suspense>
          <PortalCard title={access.title}>
            <p>{access.text}</p>
            <div>
              <Button
                as={Link}
                to={journeyId === null || options.length < 2 ? ACCESS_PATH : atJourney(ACCESS_PATH, journeyId)}
                variant="outline"
              >
                {access.open}
              </Button>
            </div>
          </PortalCard>
          <SignInCard isWholeAccount={!isPatient} />
        </PortalAside>
      </PortalColumns>
    </PortalPage>
  );
}
