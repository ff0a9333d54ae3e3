import { useRealtime } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import {
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { FailedState } from '@ayana/shared-ui/states';
import { clockTime, dayWord, deviceZone, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { AccompaniedCard } from './accompanied-card';
import { CompanionsCard } from './companions-card';
import { messages } from './messages';
import type { PeopleData } from './people.api';

const DetailsCard = lazy(() => import('./details-card'));
const ConsentsCard = lazy(() => import('./consents-card'));
const DataCards = lazy(() => import('./data-cards'));

/** Who may see the patient's journey, what they agreed to, and their own data. */
export function PeoplePage() {
  const { journey, companions, accompanied, details, asOf } = useLoaderData<PeopleData>();
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  // An invitation that is accepted notifies the patient.
  useRealtime({ 'patient_notifications.inserted': reread, 'journey.updated': reread }, { reread });
  const now = useNow();
  const { zone } = deviceZone();
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
      {asOf === null ? null : (
        <Notice>{messages.asOf(dayWord(new Date(asOf), now, zone), clockTime(new Date(asOf), zone))}</Notice>
      )}
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
            <DetailsCard details={details} onChanged={reread} />
            <ConsentsCard />
          </Suspense>
        </PortalMain>
        <PortalAside>
          <PortalCard title={access.title}>
            <p>{access.text}</p>
            <div>
              <Button as={Link} to="/patient-portal/documents/access" variant="outline">
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
