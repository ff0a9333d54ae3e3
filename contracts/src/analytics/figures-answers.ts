import type { Id, Integer, Moment } from '../shapes/index.ts';

/** Cases that have reached each step, or a later one. */
export interface Funnel {
  enquiry: Integer;
  registered: Integer;
  records: Integer;
  opinion: Integer;
  quote: Integer;
  accepted: Integer;
  arrived: Integer;
  treated: Integer;
  followed_up: Integer;
}

export interface DecisionWords {
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  at: Moment;
  hospital: string;
  /** In the words of the patient. */
  words: string;
}

export interface Choice {
  id: Id;
  name: string;
  /** Of a treatment, in a patient’s words. */
  plain_name?: string | null;
}

export interface AnalyticsChoices {
  /** Countries of a case, by name. */
  countries: string[];
  treatments: Choice[];
  hospitals: Choice[];
}
