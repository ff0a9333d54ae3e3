import { Counter } from 'prom-client';

/** `sent`, `attempt_failed` (will be retried) and `given_up`, by template. */
export const mailsHandled = new Counter({
  name: 'ayana_mails_total',
  help: 'Emails given to the mail server, attempts that failed, and emails given up.',
  labelNames: ['template', 'outcome'] as const,
});
