import {
  ASSIGNMENT_KIND_NAMES,
  ASSIGNMENT_STATE_NAMES,
  assignmentClock,
  type CasePart,
} from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { momentText } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { QUEUE_PATH } from '../../../paths';
import { messages as shared } from '../messages';
import { ClockChip } from './clock-chip';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';
import { changeWork, readWork } from './work.api';
import { Steps, WorkList } from './work.styles';

const DeclineDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/work')).DeclineDialog }));
const FinishDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/work')).FinishDialog }));
const { own: words } = messages;
const dueText = { answer: words.answerBy, result: words.due, event: words.due } as const;
const LIVE = ['assignments.updated'] as const;

/** What the reader was asked to do on this case: accepted, declined and finished here. */
export function OwnWorkCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const work = usePart<CaseWork[], CasePart>({
    key: journeyId,
    read: () => readWork(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={work} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => (
          <WorkList aria-label={words.title}>
            {value.map((each) => (
              <OwnWork key={each.id} work={each} now={now} reread={work.reread} />
            ))}
          </WorkList>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

function OwnWork({ work, now, reread }: { work: CaseWork; now: Date; reread: () => void }) {
  const { id, kind, status, brief, steps } = work;
  const clock = assignmentClock(work, now);
  const { run, busy, failure } = useChange(reread);
  const [asking, setAsking] = useState<'decline' | 'finish' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <li>
      <div>
        <b>{ASSIGNMENT_KIND_NAMES[kind]}</b>
        <Chip tone={status === 'offered' ? 'marigold' : status === 'done' ? 'leaf' : 'teal'}>
          {ASSIGNMENT_STATE_NAMES[status]}
        </Chip>
        <ClockChip work={work} now={now} />
      </div>
      {clock === null ? null : <small>{dueText[clock.waits_for](momentText(clock.ends_at, now))}</small>}
      <p dir="auto">{brief}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Steps>
        {steps.includes('accept') ? (
          <Button
            size="small"
            busy={busy === id}
            busyLabel={words.busy}
            onClick={() => run(id, () => changeWork(work, { status: 'accepted' }))}
          >
            {words.accept}
          </Button>
        ) : null}
        {steps.includes('finish') ? (
          <Button size="small" onClick={() => setAsking('finish')}>
            {words.finish.open}
          </Button>
        ) : null}
        {steps.includes('decline') ? (
          <Button variant="outline" size="small" onClick={() => setAsking('decline')}>
            {words.decline.open}
          </Button>
        ) : null}
      </Steps>
      <Suspense>
        {asking === 'decline' ? (
          <DeclineDialog
            kind={kind}
            name={`case-work-decline-${id}`}
            decline={(change) => changeWork(work, change)}
            to={QUEUE_PATH}
            reread={reread}
            onClose={close}
          />
        ) : null}
        {asking === 'finish' ? (
          <FinishDialog
            text={words.finish.text}
            finish={(change) => changeWork(work, change)}
            reread={reread}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </li>
  );
}
