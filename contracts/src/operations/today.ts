import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

/** What a patient does today or tomorrow: lands, is admitted, leaves the hospital, flies home. */
export const MOVEMENT_KINDS = ['arrival', 'admission', 'discharge', 'departure'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
export const EXPIRING_KINDS = ['visa', 'quote', 'credential'] as const;
export type ExpiringKind = (typeof EXPIRING_KINDS)[number];

export interface Expiring {
  id: Id;
  kind: ExpiringKind;
  /** Of a visa and a quote. */
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** Of a credential. */
  organisation_id: Id | null;
  /** Of the patient, the organisation or the doctor. */
  name: string;
  /** Of the case. */
  treatment: string | null;
  /** Where the patient lives. */
  country: string | null;
  /** Whose quote it is. */
  hospital: string | null;
  /** Of a quote, in US cents. */
  amount: Integer | null;
  /** The last day. */
  valid_until: CalendarDay;
}

export interface Movement {
  /** Of the leg of the trip, or of the stay with its kind. */
  id: string;
  kind: MovementKind;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** Of the patient. */
  name: string | null;
  /** Of the case. */
  treatment: string | null;
  /** Where the patient lives. */
  country: string | null;
  /** The hospital, or where the flight goes. */
  place: string | null;
  at: Moment;
  /** False where only the day is known. */
  time_known: boolean;
  /** Whether it has happened. */
  is_done: boolean;
  /**
   * What must be there first: a booked pick-up for an arrival, a signed summary for a discharge and a departure; null where
   * nothing must.
   */
  is_ready: boolean | null;
}

export interface Sending {
  /** In the last 24 hours. */
  sent: Integer;
  /** Given up in the last 24 hours. */
  failed: Integer;
  /** Queued for more than five minutes. */
  waiting: Integer;
}

export interface Automations {
  /** Given up, of cases that are open. */
  failed: Integer;
  /** The case of the one that failed last. */
  journey_id: Id | null;
}

export interface Running {
  mails: Sending;
  texts: Sending;
  automations: Automations;
  /** Times a part of the site did not load in a browser, in the last 24 hours. */
  remote_failures: Integer;
}

export interface Today {
  as_of: Moment;
  /** Today and tomorrow in India, at most 30, the earliest first. */
  movements: Movement[];
  /** How many there are in these two days. */
  movements_total: Integer;
  /** Of them, those who arrive today. */
  arrivals_today: Integer;
  /** Within 30 days, at most 8, the soonest first. */
  expiring: Expiring[];
  /** How many there are in these 30 days. */
  expiring_total: Integer;
  running: Running;
}
