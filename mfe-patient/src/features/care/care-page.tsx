import { patientHref } from '@ayana/contracts/journey';
import type { CasePart } from '@ayana/contracts/journey';
import { useLive, useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalAside, PortalColumns, PortalHead, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedPart, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { JourneyChoice } from '../../own-journey/journey-choice';
import type { CareData } from './care.api';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import { NextCheckIn } from './next-check-in';
import { UrgentCard } from './urgent-card';

const ConsentCard = lazy(() => import('./consent-card'));
const NewsCard = lazy(() => import('../../stay-news/news-card'));
const DischargeCard = lazy(() => import('./discharge-card'));
const EarlierCard = lazy(() => import('./earlier-card'));
const OrdersCard = lazy(() => import('./orders-card'));
const PapersCard = lazy(() => import('./papers-card'));
const StagesCard = lazy(() => import('./stages-card'));
const NotesCard = lazy(() => import('./notes-card'));
const NotesOfTalks = lazy(async () => ({ default: (await import('../../consultation-notes/notes-card')).NotesCard }));
const LIVE = ['check_ins.updated', 'documents.updated', 'admissions.updated'] as const;

export { careLoader as loader } from './care.api';

/** The time after the treatment: how the patient is, medicines and papers, and what not to wait with. */
export function Component() {
  const data = useLoaderData<CareData>();
  const { journey, options, asOf } = data;
  const reread = useReread();
  useLive<CasePart>({ events: LIVE, isAbout: ({ journey_id }) => journey_id === journey.value?.id, reread });
  useLive<{ id: string }>({ events: ['journey.updated'], reread });
  const now = useNow();
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <JourneyChoice options={options} current={journey.value?.id ?? null} />
      <AsOf at={asOf} />
      {journey.failure !== null ? (
        <FailedState
          title={messages.failed}
          failure={journey.failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      ) : journey.value === null ? (
        <NoJourney />
      ) : (
        <Care key={journey.value.id} data={data} journeyId={journey.value.id} now={now} reread={reread} />
      )}
    </PortalPage>
  );
}

interface CareProps {
  data: CareData;
  journeyId: string;
  now: Date;
  reread: () => void;
}

function Care({ data: { checkIns, papers, summaries, overview }, journeyId, now, reread }: CareProps) {
  return (
    <>
      <UrgentCard overview={overview.value} />
      <PortalColumns>
        <PortalMain>
          {checkIns.value === null ? (
            <FailedPart what={messages.next.failed} failure={checkIns.failure} onRetry={reread} />
          ) : (
            <NextCheckIn
              checkIns={checkIns.value}
              facts={overview.value?.facts ?? null}
              now={now}
              onAnswered={reread}
            />
          )}
          <Suspense>
            <NewsCard journeyId={journeyId} />
            <ConsentCard journeyId={journeyId} />
            <DischargeCard summaries={summaries} now={now} onRetry={reread} />
            <OrdersCard journeyId={journeyId} now={now} />
            <PapersCard papers={papers} now={now} onRetry={reread} />
            <NotesOfTalks />
            <EarlierCard checkIns={checkIns.value ?? []} />
          </Suspense>
        </PortalMain>
        <PortalAside>
          <Suspense>
            <StagesCard overview={overview} now={now} onRetry={reread} />
            <NotesCard journeyId={journeyId} now={now} />
          </Suspense>
        </PortalAside>
      </PortalColumns>
    </>
  );
}

function NoJourney() {
  const { none } = messages;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={none.title}
      text={none.text}
      action={
        <Button as={Link} to={patientHref('new_request')}>
          {none.action}
        </Button>
      }
    />
  );
}
