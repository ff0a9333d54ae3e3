import { type CasePart, type CheckIn, RED_FLAG_NAMES } from '@ayana/contracts/journey';
import { upperFirst } from '@ayana/contracts/language';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages as shared } from '../messages';
import { dayText } from '../page/day-text';
import { WorkList } from '../work/work.styles';
import { answersText, type CheckInState, stateOf } from './check-in-text';
import { markSeen, readCheckIns } from './care.api';
import { messages } from './messages';

const { checkIns: words } = messages;
const LIVE = ['check_ins.updated'] as const;
const TONES: Readonly<Record<CheckInState, ChipTone>> = {
  coming: 'neutral',
  waiting: 'marigold',
  well: 'leaf',
  seen: 'leaf',
  flags: 'coral',
};

/** The check-ins after the return: when each is due, what was answered, and what needs a call. */
export function CheckInsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const checkIns = usePart<CheckIn[], CasePart>({
    key: journeyId,
    read: () => readCheckIns(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={checkIns} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <List checkIns={value} now={now} reread={checkIns.reread} />}
      </ReadDetail>
    </PortalCard>
  );
}

function List({ checkIns, now, reread }: { checkIns: readonly CheckIn[]; now: Date; reread: () => void }) {
  const { run, busy, failure } = useChange(reread);
  if (checkIns.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <WorkList aria-label={words.title}>
        {checkIns.map((checkIn) => (
          <Row
            key={checkIn.id}
            checkIn={checkIn}
            now={now}
            busy={busy === checkIn.id}
            onSeen={() => run(checkIn.id, () => markSeen(checkIn.id))}
          />
        ))}
      </WorkList>
    </>
  );
}

interface RowProps {
  checkIn: CheckIn;
  now: Date;
  busy: boolean;
  onSeen: () => void;
}

function Row({ checkIn, now, busy, onSeen }: RowProps) {
  const { day, due_on, answers, answered_at, seen_at, red_flags } = checkIn;
  const state = stateOf(checkIn);
  return (
    <li>
      <div>
        <b>{words.day(day)}</b>
        <Chip tone={TONES[state]}>{words.states[state]}</Chip>
        {red_flags.map((flag) => (
          <Chip key={flag} tone="coral">
            {upperFirst(RED_FLAG_NAMES[flag])}
          </Chip>
        ))}
      </div>
      {answers === null || seen_at !== null ? (
        <span />
      ) : (
        <Button
          variant={state === 'flags' ? 'solid' : 'outline'}
          size="small"
          busy={busy}
          busyLabel={words.saving}
          aria-label={words.seenOf(day)}
          onClick={onSeen}
        >
          {words.seen}
        </Button>
      )}
      {answers === null ? <p>{words.due(dayText(due_on))}</p> : <p>{answersText(answers)}</p>}
      {answers?.worry == null ? null : (
        <p>
          <q dir="auto">{answers.worry}</q>
        </p>
      )}
      {answered_at === null ? null : (
        <p>
          {words.answered(dateText(new Date(answered_at), now))}
          {seen_at === null ? null : `. ${words.readAt(dateText(new Date(seen_at), now))}`}
        </p>
      )}
    </li>
  );
}
