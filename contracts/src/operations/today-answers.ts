import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { Expiring, Movement } from './today.ts';

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
