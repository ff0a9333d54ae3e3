import { writingState } from '@ayana/contracts/journey';
import { pageClock, fullMoment } from '@ayana/shared-ui/time';
import type { CaseThread } from './conversation.types';
import { messages as words } from './messages';

/** Why nobody writes in a thread with the traveller now; null where they may, and for other threads. */
export function closedText({ kind, writing_time }: CaseThread, now: Date): string | null {
  if (kind !== 'traveller') return null;
  const state = writingState(writing_time, now);
  if (state === 'open') return null;
  if (state === 'over') return words.traveller.over;
  const { zone, place } = pageClock();
  return writing_time === null
    ? words.traveller.noTime
    : words.traveller.early(fullMoment(new Date(writing_time.from), zone), place);
}
