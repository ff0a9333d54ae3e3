/**
 * Every queue there is, with what its jobs carry. Jobs carry ids, never personal data: the row holds it, so what a person
 * asks to be deleted is deleted in one place.
 */
export interface JobPayloads {
  'messaging.mail': { readonly id: string };
  'messaging.text': { readonly id: string };
}

export type QueueName = keyof JobPayloads;

/** How often and how patiently a queue retries. Seconds throughout. */
export interface QueuePlan {
  readonly retry_limit: number;
  readonly first_delay: number;
  readonly longest_delay: number;
  /** A job that runs longer than this is given up and retried. */
  readonly expires_after: number;
  /** Workers in one process, and how many jobs each takes at once. */
  readonly workers: number;
  readonly batch: number;
}

/** Mail outlives a mail server that is down over a long weekend: after 1 s, 2 s, 4 s … then every minute, for three days. */
const PATIENT: QueuePlan = {
  retry_limit: 4400,
  first_delay: 1,
  longest_delay: 60,
  expires_after: 120,
  workers: 4,
  batch: 8,
};

export const QUEUES: Readonly<Record<QueueName, QueuePlan>> = {
  'messaging.mail': PATIENT,
  'messaging.text': { ...PATIENT, retry_limit: 40, workers: 1 },
};

/** Where a job ends that failed for good. One queue for all: the job remembers where it came from. */
export const DEAD_LETTERS = 'dead-letters';

/** pg-boss's own schema, apart from the application's tables. */
export const JOBS_SCHEMA = 'jobs';
