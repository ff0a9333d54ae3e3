import { Counter, Histogram } from 'prom-client';

/** `sent`, `attempt_failed` (will be retried) and `given_up`, by template. */
export const mailsHandled = new Counter({
  name: 'ayana_mails_total',
  help: 'Emails given to the mail server, attempts that failed, and emails given up.',
  labelNames: ['template', 'outcome'] as const,
});

/** Seconds from the commit that asked for a mail until the mail server has it. */
export const mailDelay = new Histogram({
  name: 'ayana_mail_delay_seconds',
  help: 'Time from the request for an email until the mail server took it.',
  buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600],
});
