import type { Id, Integer } from '../shapes/index.ts';

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
