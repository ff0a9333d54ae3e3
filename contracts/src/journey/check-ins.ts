import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import { type CheckInDay, RED_FLAGS, type RedFlag, type WoundState } from './case-parts.ts';

/** How a patient is, some days after the return. */
export interface CheckInAnswers {
  // 0 (none) to 10 (the worst).
  /**
   * @minimum 0
   * @maximum 10
   */
  pain: Integer;
  fever: boolean;
  wound: WoundState;
  medicine_taken: boolean;
  worry: string | null;
}

export interface CheckIn {
  id: Id;
  journey_id: Id;
  /** After the return. */
  day: CheckInDay;
  due_on: CalendarDay;
  // Null until it was answered.
  answers: CheckInAnswers | null;
  red_flags: readonly RedFlag[];
  answered_at: Moment | null;
  /** Whether it may be answered now, by the calendar of the patient. */
  is_due: boolean;
  /** When staff marked the answer as seen. */
  seen_at: Moment | null;
}

export const CHECK_IN_PARAMETER = 'token';
/** Where a mailed check-in is answered, without signing in. Before its token, which is a query: paths are logged. */
export const CHECK_IN_PATH = `/check-in?${CHECK_IN_PARAMETER}=`;
/** The id in the token of a link; the rest of a token is a secret. */
export const checkInIdOf = (token: string): string => token.split('.', 1)[0] ?? '';
export const PAIN_MAX = 10;
/** From here on pain is a red flag. */
export const PAIN_RED_FLAG = 7;
/** Days a mailed link works, from the day on which the check-in is due. */
export const CHECK_IN_LINK_DAYS = 14;

export const WOUND_NAMES: Record<WoundState, string> = defineMessages('contracts/journey/wound-names', {
  good: 'Healing well',
  red: 'Red, warm or swollen',
  open: 'Open or leaking',
  none: 'I have no wound',
});

export const RED_FLAG_NAMES: Record<RedFlag, string> = defineMessages('contracts/journey/red-flag-names', {
  pain: 'strong pain',
  fever: 'fever',
  wound: 'a red or open wound',
  medicine: 'medicine not taken',
  worry: 'worry',
});

const RULES: Record<RedFlag, (answers: CheckInAnswers) => boolean> = {
  pain: ({ pain }) => pain >= PAIN_RED_FLAG,
  fever: ({ fever }) => fever,
  wound: ({ wound }) => wound === 'red' || wound === 'open',
  medicine: ({ medicine_taken }) => !medicine_taken,
  worry: ({ worry }) => worry !== null && worry.trim() !== '',
};

/** What in an answer the case manager must see at once. */
export const redFlagsOf = (answers: CheckInAnswers): RedFlag[] => RED_FLAGS.filter((flag) => RULES[flag](answers));

export interface CheckIns {
  /** In the order of their days. */
  items: CheckIn[];
}
