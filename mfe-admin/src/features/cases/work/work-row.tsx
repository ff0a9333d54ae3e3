import {
  ASSIGNMENT_KIND_NAMES,
  ASSIGNMENT_STATE_NAMES,
  assignmentClock,
  DOCUMENT_KIND_NAMES,
  isMissingPaper,
  isOrderKind,
  PAPER_REQUEST_STATE_NAMES,
  type PaperRequestState,
} from '@ayana/contracts/journey';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { DueClock } from '@ayana/shared-ui/due';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { ClockChip } from './clock-chip';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';
import { AskedPapers } from './work.styles';

const { assignments: words } = messages;
const TONES: Readonly<Record<CaseWork['status'], ChipTone>> = {
  offered: 'marigold',
  accepted: 'teal',
  declined: 'coral',
  done: 'leaf',
  cancelled: 'neutral',
};
const PAPER_TONES: Readonly<Record<PaperRequestState, ChipTone>> = {
  wanted: 'marigold',
  uploaded: 'teal',
  checked: 'leaf',
  refused: 'coral',
  withdrawn: 'neutral',
};

export type WorkAction = 'cancel' | 'replace' | 'time';

interface WorkRowProps {
  work: CaseWork;
  mayGive: boolean;
  now: Date;
  onAction: (action: WorkAction) => void;
}

/** One piece of handed-over work: who has it, its clock, what they asked for, and what the case manager can do about it. */
export function WorkRow({ work, mayGive, now, onAction }: WorkRowProps) {
  const papers = work.paper_requests ?? [];
  const isOpen = work.closed_at === null;
  return (
    <li>
      <div>
        <b>{ASSIGNMENT_KIND_NAMES[work.kind]}</b>
        <Chip tone={TONES[work.status]}>{ASSIGNMENT_STATE_NAMES[work.status]}</Chip>
        <ClockChip work={work} now={now} />
      </div>
      <MoreMenu label={words.more(work.assignee_name)} items={itemsOf(work, mayGive, onAction)} />
      <p>
        <bdi>{work.assignee_name}</bdi>
      </p>
      <Clock work={work} now={now} />
      {work.declined_reason === null ? null : <p dir="auto">{words.declined(work.declined_reason)}</p>}
      {papers.length === 0 ? null : (
        <AskedPapers aria-label={words.papersOf(work.assignee_name)}>
          {papers.map(({ id, kind, reason, state }) => (
            <li key={id}>
              <span>{words.asked(DOCUMENT_KIND_NAMES[kind])}</span>
              <Chip tone={PAPER_TONES[state]}>{PAPER_REQUEST_STATE_NAMES[state]}</Chip>
              <small dir="auto">{reason}</small>
            </li>
          ))}
          {isOpen && papers.some(isMissingPaper) ? <li>{words.clockGoesOn}</li> : null}
        </AskedPapers>
      )}
    </li>
  );
}

function Clock({ work, now }: { work: CaseWork; now: Date }) {
  const clock = assignmentClock(work, now);
  if (clock === null) return null;
  return (
    <DueClock
      variant="row"
      startedAt={new Date(work.created_at)}
      dueAt={clock.ends_at}
      now={now}
      localZone={OPERATIONS_CLOCK}
    />
  );
}

function itemsOf(work: CaseWork, mayGive: boolean, onAction: (action: WorkAction) => void) {
  const item = (id: WorkAction, label: string) => ({ id, label, onSelect: () => onAction(id) });
  const isOpen = work.steps.includes('cancel');
  return [
    // What was begun of an order is done by the one who has begun it.
    ...(mayGive && (work.status === 'declined' || (isOpen && !(isOrderKind(work.kind) && work.status === 'accepted')))
      ? [item('replace', words.replace)]
      : []),
    ...(mayGive && isOpen ? [item('time', words.time)] : []),
    ...(isOpen ? [item('cancel', words.cancel)] : []),
  ];
}
