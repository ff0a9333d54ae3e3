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
import { Link, useLoaderData } from 'react-router-dom';
import { journeyHref } from '../../own-journey/own-journey';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { AccompaniedCard } from './accompanied-card';
import { CompanionsCard } from './companions-card';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import type { PeopleData } from './people.api';

const HealthCard = lazy(() => import('../../health/health-card'));
const DetailsCard = lazy(() => import('./details-card'));
const ConsentsCard = lazy(() => import('./consents-card'));
const DataCards = lazy(() => import('./data-cards'));

const ACCESS_PATH = '/patient-portal/documents/access';

/** Who may see the patient's journey, what they agreed to, and their own data. */
export function PeoplePage() {
  const { journey, companions, accompanied, details, options, asOf } = useLoaderData<PeopleData>();
  const reread = useReread();
  // An invitation that is accepted notifies the patient.
  useRealtime({ 'patient_notifications.inserted': reread, 'journey.updated': reread }, { reread });
  const { access } = messages;
  const journeyId = journey.value?.id ?? null;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
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
          {journey.failure === null ? (
            <CompanionsCard journey={journey.value} companions={companions} onChanged={reread} />
          ) : null}
          <AccompaniedCard accompanied={accompanied} onRetry={reread} />
          <Suspense>
            <HealthCard />
            <DetailsCard details={details} onChanged={reread} />
            <ConsentsCard />
          </Suspense>
        </PortalMain>
        <PortalAside>
          <PortalCard title={access.title}>
            <p>{access.text}</p>
            <div>
              <Button
                as={Link}
                to={journeyId === null || options.length < 2 ? ACCESS_PATH : journeyHref(ACCESS_PATH, journeyId)}
                variant="outline"
              >
                {access.open}
              </Button>
            </div>
          </PortalCard>
          <Suspense>
            <DataCards journeyId={journeyId} />
          </Suspense>
        </PortalAside>
      </PortalColumns>
    </PortalPage>
  );
}
