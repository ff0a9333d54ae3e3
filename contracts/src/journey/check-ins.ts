import { defineMessages } from '../language/index.ts';
import { type CheckInDay, RED_FLAGS, type RedFlag, type WoundState } from './case-parts.ts';

/** How a patient is, some days after the return. */
export interface CheckInAnswers {
  /** 0 (none) to 10 (the worst). */
  pain: number;
  fever: boolean;
  wound: WoundState;
  medicine_taken: boolean;
  worry: string | null;
}

export interface CheckIn {
  id: string;
  journey_id: string;
  /** After the return. */
  day: CheckInDay;
  due_on: string;
  /** Null until it was answered. */
  answers: CheckInAnswers | null;
  red_flags: readonly RedFlag[];
  answered_at: string | null;
  /** Whether it may be answered now, by the calendar of the patient. */
  is_due: boolean;
  /** When the case manager has seen an answer with red flags. */
  seen_at: string | null;
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
