import { type CheckIn, type CheckInAnswers, WOUND_NAMES } from '@ayana/contracts/journey';
import { messages } from './messages';

const { checkIns: words } = messages;

/** `flags`: an answer that nobody has read yet and that needs a call. */
export type CheckInState = 'coming' | 'waiting' | 'well' | 'seen' | 'flags';

export function stateOf({ answered_at, seen_at, red_flags, is_due }: CheckIn): CheckInState {
  if (seen_at !== null) return 'seen';
  if (answered_at !== null) return red_flags.length === 0 ? 'well' : 'flags';
  return is_due ? 'waiting' : 'coming';
}

/** The answers in one line, without the worry, which is free text. */
export const answersText = ({ pain, fever, wound, medicine_taken }: CheckInAnswers): string =>
  [
    words.pain(pain),
    fever ? words.fever : words.noFever,
    WOUND_NAMES[wound],
    medicine_taken ? words.medicine : words.noMedicine,
  ].join(' · ');
