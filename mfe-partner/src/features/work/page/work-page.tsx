import {
  ASSIGNMENT_KIND_NAMES,
  type AssignmentClock,
  assignmentClock,
  hospitalSentence,
  isAccessOver,
  LEG_EVENT_NAMES,
  workReader,
} from '@ayana/contracts/journey';
import { useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { DueClock } from '@ayana/shared-ui/due';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { entryOf } from '@ayana/contracts/operation';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { placeOf } from '../../../legs/leg-words';
import { stayHref, useBasePath } from '../../../paths';
import { WORK_SECTIONS, type WorkSection } from '../../../work/sections';
import { useShownWork } from '../../../work/shown-work';
import { messages as READ_ONLY } from '../../../work/read-only-messages';
import { WorkStateChip } from '../../../work/state-chip';
import { subjectText } from '../../../work/subject';
import type { WorkDetail, WorkSectionProps } from '../../../work/work.types';
import { AnswerButtons } from './answer-buttons';
import { ClosedWork } from './closed-work';
import { FactsCard } from './facts-card';
import { messages } from './messages';
import { useStay } from './use-stay';
import { WorkHead } from './work-head';

const PapersCard = lazy(() => import('./papers-card'));
const TeamCard = lazy(() => import('../team/team-card'));
const TasksCard = lazy(() => import('./tasks-card'));
const ThreadCard = lazy(() => import('./thread-card'));

export { workLoader as loader } from './work.api';

/** One piece of work: what is asked, by when, for which patient, and what is done for its kind. */
export function Component() {
  const { assignmentId: id = '' } = useParams();
  const detail = useDetail<WorkDetail, { id: string }>({ id, live: ['assignments.updated'] });
  // Of work that was open and is not the reader's any more, nothing stays readable: not what was read before either.
  const isOver = detail.failure?.code === 'not_found';
  return (
    <PortalPage>
      {isOver ? (
        <Ended />
      ) : (
        <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
          {(work) => <OpenOrClosed key={id} work={work} reread={detail.reread} />}
        </ReadDetail>
      )}
    </PortalPage>
  );
}

function OpenOrClosed({ work, reread }: { work: WorkDetail; reread: () => void }) {
  const isOver = isAccessOver(useShownWork(work));
  return isOver ? <ClosedWork work={work} /> : <Work work={work} reread={reread} />;
}

function Ended() {
  const base = useBasePath();
  return (
    <div role="status">
      <EmptyState
        level={1}
        drawing={<QuietLine />}
        title={messages.ended.title}
        text={messages.ended.text}
        action={
          <Button as={Link} to={`${base}/work`}>
            {messages.ended.action}
          </Button>
        }
      />
    </div>
  );
}

function Work({ work, reread }: { work: WorkDetail; reread: () => void }) {
  const base = useBasePath();
  const now = useNow();
  const stay = useStay(work);
  const title = stay === null ? ASSIGNMENT_KIND_NAMES[work.kind] : messages.chosen;
  const sections = entryOf(WORK_SECTIONS, workReader(useShownWork(work)), []).filter(
    ({ isAfterwards }) => isAfterwards !== true || work.status === 'done',
  );
  const wide = sections.filter(({ isWide }) => isWide === true);
  const clock = assignmentClock(work, now);
  const sentence = hospitalSentence(new Set(work.facts?.happened));
  // After what is to be done: on a phone it would stand between the page's head and the form.
  const thread = (
    <Suspense>
      <ThreadCard work={work} />
    </Suspense>
  );
  const others = (
    <Suspense>
      <TeamCard work={work} now={now} />
      <TasksCard work={work} now={now} />
      {work.facts?.documents == null ? null : <PapersCard work={work} now={now} reread={reread} />}
    </Suspense>
  );
  const subject = subjectText({
    case_number: work.case_number,
    patient_name: work.patient_name,
    treatment_name: work.treatment_name,
    age_band: work.facts?.age_band ?? null,
    sex: work.facts?.sex ?? null,
  });
  return (
    <>
      <WorkHead
        title={title}
        state={
          <>
            {stay === null ? <WorkStateChip status={work.status} /> : null}
            <p dir="auto">{subject}</p>
          </>
        }
        actions={
          <>
            {stay === null ? null : (
              <Button as={Link} to={stayHref(base, stay.id)}>
                {messages.openStay}
              </Button>
            )}
            <AnswerButtons work={work} reread={reread} />
          </>
        }
      />
      {work.may_write ? null : <Notice>{READ_ONLY.note}</Notice>}
      {sentence === null ? null : <p>{sentence}</p>}
      {clock === null ? null : <Clock work={work} clock={clock} now={now} />}
      <PortalColumns>
        <PortalMain>
          <PortalCard title={messages.brief}>
            <p dir="auto" style={PRE}>
              {work.brief ?? messages.noBrief}
            </p>
          </PortalCard>
          <Sections sections={sections.filter(({ isWide }) => isWide !== true)} work={work} reread={reread} />
          {wide.length === 0 ? thread : others}
        </PortalMain>
        <PortalAside>
          <FactsCard work={work} />
          {wide.length === 0 ? others : null}
        </PortalAside>
      </PortalColumns>
      <Sections sections={wide} work={work} reread={reread} />
      {wide.length === 0 ? null : thread}
    </>
  );
}

function Sections({ sections, work, reread }: WorkSectionProps & { sections: readonly WorkSection[] }) {
  return sections.map(({ id, title, component: Section }) => (
    <div key={id} id={id}>
      <PortalCard title={title}>
        <Suspense>
          <Section work={work} reread={reread} />
        </Suspense>
      </PortalCard>
    </div>
  ));
}

/** What was written keeps its lines. */
const PRE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Clock({ work, clock, now }: { work: WorkDetail; clock: AssignmentClock; now: Date }) {
  const { clock: words } = messages;
  const forAnswer = clock.waits_for === 'answer';
  const event = clock.waits_for === 'event' ? work.next_leg : null;
  if (event !== null)
    return (
      <DueClock
        variant="band"
        what={LEG_EVENT_NAMES[event.kind]}
        event={LEG_EVENT_NAMES[event.kind]}
        startedAt={new Date(work.accepted_at ?? work.created_at)}
        dueAt={clock.ends_at}
        now={now}
        localZone={deviceZone()}
        otherZone={{ zone: event.zone, place: placeOf(event.zone) }}
      />
    );
  return (
    <DueClock
      variant="band"
      what={forAnswer ? words.answer : words.work}
      atZero={forAnswer ? words.atZero.offered : words.atZero.accepted}
      startedAt={new Date(forAnswer ? work.created_at : (work.accepted_at ?? work.created_at))}
      dueAt={clock.ends_at}
      now={now}
      localZone={deviceZone()}
      otherZone={{ zone: INDIA_ZONE, place: messages.desk }}
    />
  );
}
