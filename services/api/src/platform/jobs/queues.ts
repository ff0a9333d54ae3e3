/**
 * Every queue, with the payload of its jobs. Jobs contain ids, never personal data: that is in the row, so data a person wants deleted is
 * deleted in one place.
 */
export interface JobPayloads {
  'messaging.mail': { readonly id: string };
  'messaging.text': { readonly id: string };
  'webhooks.send': { readonly id: string };
  'messages.unread': { readonly thread_id: string };
  'incoming.mailbox': object;
  'incoming.cleanup': object;
  'notifications.deliver': { readonly id: string };
  'colleagues.absences': object;
  'service-desk.breaches': object;
  'service-desk.closings': object;
  'service-desk.recurring': object;
  'analytics.rollups': object;
  'files.cleanup': object;
  'files.forms': object;
  'inbox.follow-ups': object;
  'journeys.quote-lapse': object;
  'journeys.access': object;
  'journeys.check-ins': object;
  'journeys.automation': { readonly id: string };
  'journeys.clock': object;
  'journeys.critical-results': object;
  'organisations.credentials': object;
  'operations.signals': object;
  'operations.follow-ups': object;
  'activity.seal': object;
  'compliance.reminders': object;
  'compliance.retention': object;
  'escalations.step': { readonly id: string };
  'escalations.clock': object;
  'releases.rollouts': object;
  'operations.broadcasts': object;
  'operations.broadcast': { readonly id: string };
  'cdn.purge': object;
}

export type QueueName = keyof JobPayloads;

/** Retry policy of a queue. In seconds. */
export interface QueueDefinition {
  readonly retry_limit: number;
  readonly first_delay: number;
  readonly longest_delay: number;
  /** A job that runs longer than this is stopped and retried. */
  readonly expires_after: number;
  /** Workers in one process, and how many jobs each takes at once. */
  readonly workers: number;
  readonly batch: number;
  /** Runs by the clock, besides jobs that are sent: a cron expression in UTC, without a payload. */
  readonly cron?: string;
}

/** Mail survives a mail server that is down over a long weekend: retries after 1 s, 2 s, 4 s … then every minute, for three days. */
const PATIENT: QueueDefinition = {
  retry_limit: 4400,
  first_delay: 1,
  longest_delay: 60,
  expires_after: 120,
  workers: 4,
  batch: 8,
};

/** Work of the clock: the next minute does what this one could not. */
const CLOCKED: QueueDefinition = {
  retry_limit: 1,
  first_delay: 5,
  longest_delay: 5,
  expires_after: 55,
  workers: 1,
  batch: 1,
};

export const QUEUES: Readonly<Record<QueueName, QueueDefinition>> = {
  'messaging.mail': PATIENT,
  'messaging.text': { ...PATIENT, retry_limit: 40, workers: 1 },
  // About six hours: then news of a signal is old.
  'webhooks.send': { ...PATIENT, retry_limit: 40, first_delay: 5, longest_delay: 600, expires_after: 60, workers: 1 },
  'messages.unread': { ...PATIENT, retry_limit: 100, workers: 1 },
  // What does not fit in a minute is read in the next.
  'incoming.mailbox': { ...CLOCKED, expires_after: 300, cron: '* * * * *' },
  'incoming.cleanup': { ...CLOCKED, expires_after: 600, cron: '13 * * * *' },
  'notifications.deliver': { ...PATIENT, workers: 2 },
  'colleagues.absences': { ...CLOCKED, cron: '* * * * *' },
  'service-desk.breaches': { ...CLOCKED, cron: '* * * * *' },
  'service-desk.recurring': { ...CLOCKED, cron: '* * * * *' },
  'service-desk.closings': { ...CLOCKED, cron: '7 * * * *' },
  // The first run of a large database takes minutes; each step of it is a transaction.
  'analytics.rollups': { ...CLOCKED, expires_after: 3600, cron: '*/5 * * * *' },
  // A failed automation is queued again by itself (`Automations`); these retries are for a process that died.
  'journeys.automation': { ...CLOCKED, retry_limit: 10, longest_delay: 60, expires_after: 60, workers: 2, batch: 4 },
  'journeys.clock': { ...CLOCKED, expires_after: 300, cron: '*/10 * * * *' },
  'journeys.critical-results': { ...CLOCKED, cron: '* * * * *' },
  'files.forms': { ...CLOCKED, expires_after: 600, cron: '*/10 * * * *' },
  'files.cleanup': { ...CLOCKED, expires_after: 1800, cron: '17 * * * *' },
  'inbox.follow-ups': { ...CLOCKED, cron: '*/10 * * * *' },
  'journeys.quote-lapse': { ...CLOCKED, cron: '23 * * * *' },
  'journeys.access': { ...CLOCKED, expires_after: 600, cron: '37 * * * *' },
  'journeys.check-ins': { ...CLOCKED, cron: '*/10 * * * *' },
  'organisations.credentials': { ...CLOCKED, expires_after: 600, cron: '41 * * * *' },
  'operations.signals': { ...CLOCKED, cron: '* * * * *' },
  'operations.follow-ups': { ...CLOCKED, expires_after: 600, cron: '53 * * * *' },
  'activity.seal': { ...CLOCKED, cron: '* * * * *' },
  'compliance.reminders': { ...CLOCKED, expires_after: 600, cron: '47 * * * *' },
  'compliance.retention': { ...CLOCKED, expires_after: 1800, cron: '29 2 * * *' },
  // A step that could not be paged is looked for every minute (`escalations.clock`); these retries are for a process that died.
  'escalations.step': { ...PATIENT, retry_limit: 100, expires_after: 30, workers: 2, batch: 4 },
  'escalations.clock': { ...CLOCKED, cron: '* * * * *' },
  'releases.rollouts': { ...CLOCKED, cron: '* * * * *' },
  'operations.broadcasts': { ...CLOCKED, cron: '* * * * *' },
  // It looks for changes for less than a minute; the next one goes on.
  'cdn.purge': { ...CLOCKED, cron: '* * * * *' },
  // It sends for less than a minute at a time, and goes on with another job.
  'operations.broadcast': { ...CLOCKED, retry_limit: 5, expires_after: 120, workers: 2 },
};

/** The queue of jobs that failed for good. One for all: the job stores its origin. */
export const DEAD_LETTERS = 'dead-letters';

/** pg-boss's own schema, apart from the application's tables. */
export const JOBS_SCHEMA = 'jobs';
