import { OnCallLine } from '@ayana/case-kit/on-call-line';
import { FoldedNightHelp, SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { type CaseFact, type CasePart, patientHref } from '@ayana/contracts/journey';
import { useLive, useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import {
  ContactCard,
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedPart, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { printPage } from '@ayana/shared-ui/print';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { WriteButton } from '../../own-journey/write-button';
import { FeedCard } from '../../calendar-feed/feed-card';
import { StepNotice } from '../../case-step/step-notice';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { messages as planWords } from '../../travel-plan/messages';
import { PlanDaysList } from '../../travel-plan/plan-days-list';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import { OwnFactsCard } from './own-facts-card';
import type { TravelData } from './travel.api';
import { VisaCard } from './visa-card';

const HelpCard = lazy(() => import('../../task-help/help-card'));
const TasksCard = lazy(() => import('./tasks-card'));
const VisaUntilCard = lazy(() => import('./visa-until-card'));
const TicketsCard = lazy(() => import('./tickets-card'));
const LIVE = ['travel_legs.updated', 'documents.updated', 'tasks.changed', 'assignments.updated'] as const;

export { travelLoader as loader } from './travel.api';

/** The patient's trip: each day with its clocks and addresses, the visa, and what they booked themselves. */
export function Component() {
  const data = useLoaderData<TravelData>();
  const reread = useReread();
  const id = data.journey.value?.id;
  useLive<CasePart>({ events: LIVE, isAbout: ({ journey_id }) => journey_id === id, reread });
  useLive<{ id: string }>({ events: ['journey.updated'], reread });
  const now = useNow();
  const localZone = deviceZone();
  const hasPlan = (data.legs.value?.length ?? 0) > 0;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        {hasPlan ? (
          <Button variant="outline" onClick={() => void printPage()}>
            {messages.print}
          </Button>
        ) : null}
      </PortalHead>
      <JourneyChoice options={data.options} current={id ?? null} />
      <AsOf at={data.asOf} />
      {data.journey.failure === null ? (
        <Trip data={data} reread={reread} now={now} localZone={localZone} />
      ) : (
        <FailedState
          title={messages.failed}
          failure={data.journey.failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      )}
    </PortalPage>
  );
}

interface TripProps {
  data: TravelData;
  reread: () => void;
  now: Date;
  localZone: ReturnType<typeof deviceZone>;
}

function Trip({ data, reread, now, localZone }: TripProps) {
  const journey = data.journey.value;
  if (journey === null) return <NoJourney />;
  const legs = data.legs.value ?? [];
  const papers = data.papers.value ?? [];
  const facts = data.tasks.value?.facts ?? [];
  return (
    <PortalColumns>
      <PortalMain>
        {facts.includes('quote_accepted') ? <StepNotice facts={facts} /> : null}
        <Suspense>
          {/* As one: a part that came late would move what one is about to press. */}
          {data.tasks.value === null ? (
            <FailedPart what={messages.tasks.failed} failure={data.tasks.failure} onRetry={reread} />
          ) : (
            <TasksCard
              tasks={data.tasks.value.own}
              journeyId={journey.id}
              onChanged={reread}
              now={now}
              localZone={localZone}
            />
          )}
          {data.legs.failure === null ? null : (
            <FailedPart what={messages.failed} failure={data.legs.failure} onRetry={reread} />
          )}
          {legs.length === 0 ? (
            <NoPlan isFailed={data.legs.failure !== null} facts={facts} />
          ) : (
            <PortalCard title={planWords.plan}>
              <PlanDaysList legs={legs} now={now} localZone={localZone} />
            </PortalCard>
          )}
          <TicketsCard journeyId={journey.id} papers={papers} legs={legs} onChanged={reread} />
        </Suspense>
      </PortalMain>
      <PortalAside>
        <VisaCard
          facts={facts}
          papers={papers}
          legs={legs}
          visas={data.visas.value ?? []}
          details={data.details.value}
          now={now}
          localZone={localZone}
        />
        {facts.includes('quote_accepted') ? (
          <Suspense>
            <VisaUntilCard journeyId={journey.id} />
          </Suspense>
        ) : null}
        <Suspense>
          <HelpCard journeyId={journey.id} />
        </Suspense>
        <OwnFactsCard details={data.details} onChanged={reread} />
        {legs.length === 0 ? null : <FeedCard journeyId={journey.id} />}
        <ContactCard {...messages.contact} contact={BRAND} hours={<SupportHours />}>
          <WriteButton />
          <OnCallLine />
          <FoldedNightHelp hospital={data.hospital.value} />
        </ContactCard>
      </PortalAside>
    </PortalColumns>
  );
}

function NoJourney() {
  const { empty } = messages;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={empty.title}
      text={empty.none}
      action={
        <Button as={Link} to={patientHref('new_request')}>
          {empty.action}
        </Button>
      }
    />
  );
}

function NoPlan({ isFailed, facts }: { isFailed: boolean; facts: readonly CaseFact[] }) {
  const { empty } = messages;
  if (isFailed) return null;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={empty.title}
      text={facts.includes('quote_accepted') ? empty.chosen : empty.text}
      action={
        <Button as={Link} to={patientHref('quotes')} variant="tonal">
          {empty.quotes}
        </Button>
      }
    />
  );
}
