import { assignmentClock } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';

const { assignments: words } = messages;

/** What the clock says beside its time: half of it is over, or all of it. */
export function ClockChip({ work, now }: { work: CaseWork; now: Date }) {
  const clock = assignmentClock(work, now);
  if (clock === null || clock.state === 'running') return null;
  if (clock.state === 'half') return <Chip tone="neutral">{words.half}</Chip>;
  return <Chip tone="coral">{clock.waits_for === 'answer' ? words.unanswered : words.late}</Chip>;
}
