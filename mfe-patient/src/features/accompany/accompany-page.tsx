import {
  accompaniedMessagesHref,
  CASE_MESSAGES,
  type CasePart,
  JOURNEY_STAGES,
  type StageStatuses,
} from '@ayana/contracts/journey';
import { useDetail, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import {
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { Stepper } from '@ayana/shared-ui/stepper';
import { deviceZone, shortDate, useEvery, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { messages as line } from '../../journey-line/messages';
import { PlanDaysList } from '../../travel-plan/plan-days-list';
import { AsOf } from '../../last-seen/as-of';
import type { AccompanyData } from './accompany.api';
import { messages } from './messages';

const FeedCard = lazy(async () => ({ default: (await import('../../calendar-feed/feed-card')).FeedCard }));
const PapersCard = lazy(() => import('./papers-card'));
const NewsCard = lazy(() => import('../../stay-news/news-card'));
const LeaveDialog = lazy(() => import('./leave-dialog'));
const LIVE = ['travel_legs.updated', 'documents.updated', 'messages.inserted'] as const;
/** Nobody notifies a companion of what they may see: the page reads it again this often, in milliseconds. */
const REREAD = 60_000;

export { accompanyLoader as loader } from './accompany.api';

/** The journey of someone else, as far as they show it. */
export function Component() {
  const { journeyId: id = '' } = useParams();
  const detail = useDetail<AccompanyData, { id: string }>({ id, live: ['journey.updated'] });
  useLive<CasePart>({ events: LIVE, isAbout: ({ journey_id }) => journey_id === id, reread: detail.reread });
  useEvery(REREAD, detail.reread);
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(data) => <Accompanied key={id} data={data} />}
      </ReadDetail>
    </PortalPage>
  );
}

function Accompanied({ data }: { data: AccompanyData }) {
  const { journey, accompanied, papers, asOf } = data;
  const [leaving, setLeaving] = useState(false);
  const name = accompanied?.patient_name ?? journey.facts.name ?? messages.someone;
  const may = accompanied?.may ?? [];
  return (
    <>
      <PortalHead>
        <div>
          <h1>
            <bdi>{messages.title(name)}</bdi>
          </h1>
          <p>{messages.lead(name)}</p>
          {accompanied === undefined ? null : <p>{CASE_MESSAGES.of(accompanied.case_number)}</p>}
        </div>
        {accompanied === undefined ? null : (
          <Button variant="outline" onClick={() => setLeaving(true)}>
            {messages.leave.action}
          </Button>
        )}
      </PortalHead>
      <AsOf at={asOf} />
      {journey.parts.length === 0 ? (
        <EmptyState drawing={<QuietLine />} title={messages.nothing.title} text={messages.nothing.text(name)} />
      ) : null}
      {journey.stage_statuses === null ? null : (
        <Stages current={journey.current_stage ?? 0} statuses={journey.stage_statuses as StageStatuses} />
      )}
      <PortalColumns>
        <PortalMain>
          {may.includes('see_journey') ? (
            <Suspense>
              <NewsCard journeyId={journey.id} />
            </Suspense>
          ) : null}
          {journey.parts.includes('travel') ? <Plan data={data} /> : null}
        </PortalMain>
        <PortalAside>
          {may.includes('write_messages') ? <Talk id={journey.id} name={name} /> : null}
          <Suspense>
            {data.legs.length === 0 ? null : <FeedCard journeyId={journey.id} />}
            {may.includes('see_documents') ? <PapersCard papers={papers} /> : null}
          </Suspense>
        </PortalAside>
      </PortalColumns>
      <Suspense>
        {leaving && accompanied !== undefined ? (
          <LeaveDialog of={accompanied} onClose={() => setLeaving(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

function Stages({ current, statuses }: { current: number; statuses: StageStatuses }) {
  const now = useNow();
  const { zone } = deviceZone();
  return (
    <PortalCard title={messages.stages}>
      <Stepper
        label={messages.stages}
        steps={JOURNEY_STAGES.map(({ number, label }) => {
          const at = statuses[number]?.completed_at;
          const isDone = statuses[number]?.status === 'completed';
          return {
            id: String(number),
            label,
            state: isDone ? 'done' : number === current + 1 ? 'current' : 'upcoming',
            note: at === undefined ? null : shortDate(new Date(at), now, zone),
          };
        })}
        stateWords={line.states}
      />
    </PortalCard>
  );
}

function Plan({ data: { legs } }: { data: AccompanyData }) {
  const now = useNow();
  return (
    <PortalCard title={messages.plan}>
      {legs.length === 0 ? <p>{messages.noPlan}</p> : <PlanDaysList legs={legs} now={now} localZone={deviceZone()} />}
    </PortalCard>
  );
}

function Talk({ id, name }: { id: string; name: string }) {
  return (
    <PortalCard title={messages.talk}>
      <p>{messages.talkText(name)}</p>
      <div>
        <Button as={Link} to={accompaniedMessagesHref(id)} variant="tonal">
          {messages.talkOpen}
        </Button>
      </div>
    </PortalCard>
  );
}
