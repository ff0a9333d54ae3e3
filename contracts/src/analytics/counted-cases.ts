import type { Id, Integer, Page } from '../shapes/index.ts';
import type { CaseSource, FunnelStep } from './steps.ts';

/** What became of the quotes of a case. */
export const QUOTES_OUTCOMES = ['accepted', 'waiting', 'declined', 'lapsed'] as const;
export type QuotesOutcome = (typeof QUOTES_OUTCOMES)[number];

/** What became of one quote, as the figures count it. */
export const QUOTE_FATES = [
  'quotes_accepted',
  'quotes_waiting',
  'quotes_other_chosen',
  'quotes_declined_with_words',
  'quotes_declined_without_words',
  'quotes_lapsed',
  'quotes_withdrawn',
] as const;
export type QuoteFate = (typeof QUOTE_FATES)[number];

/** What answered check-ins are counted by. */
export const CHECK_IN_COUNTS = [
  'check_ins',
  'flagged',
  'flag_pain',
  'flag_fever',
  'flag_wound',
  'flag_medicine',
  'flag_worry',
] as const;
export type CheckInCount = (typeof CHECK_IN_COUNTS)[number];

export type CountedCasesPage = Page<CountedCase>;

/** A case as the figures count it. */
export interface CountedCase {
  /** Of the enquiry; of the request or the journey where none came before. */
  id: Id;
  /** Null: an enquiry that is in the inbox alone. */
  case_id: Id | null;
  case_number: string | null;
  /** Whether its journey has begun. */
  is_journey: boolean;
  /**
   * In which the enquiry came.
   * @example "2026-11"
   */
  month: string;
  country: string | null;
  source: CaseSource;
  treatment: string | null;
  hospital: string | null;
  /** The last step that it has reached. */
  reached: FunnelStep;
  outcome: QuotesOutcome | null;
  quotes: Integer;
  check_ins: Integer;
}
