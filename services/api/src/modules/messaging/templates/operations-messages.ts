import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

/** The texts of the mails of crisis detection and incident command. */
export const OPERATIONS_MAIL_MESSAGES = defineMessages('api/messaging/operations', {
  greeting: 'Hello,',
  signal: {
    subject: (what: string, number: string) => `${what} (${number})`,
    lead: (count: number) =>
      plural(count, {
        one: 'Crisis detection has opened a signal. Please look at it and acknowledge it.',
        other: `Crisis detection has opened ${count} signals. Please look at them and acknowledge them.`,
      }),
    severity: 'Severity, 1 is the worst',
    number: 'Signal',
    open: (count: number) => plural(count, { one: 'Open the signal', other: 'Open the signals' }),
    reason: `You get this email because signals of this kind at ${BRAND.name} are sent to you.`,
  },
  follow_up: {
    subject: (task: string, number: string) => `Follow-up of ${number}: ${task}`,
    title: 'A follow-up is yours',
    soon: 'It is due soon. Tick it off when it is done, or give it another day.',
    late: 'It is late. Tick it off when it is done, or give it another day.',
    task: 'Follow-up',
    due: 'Due',
    incident: 'Incident',
    open: 'Open the incident',
    reason: `You get this email because the review of an incident at ${BRAND.name} left this to you.`,
  },
  incident: {
    subject: (number: string, title: string) => `Update on ${number}: ${title}`,
    drill_subject: (number: string, title: string) => `Drill: update on ${number}: ${title}`,
    title: 'Update on an incident',
    drill: 'This is a drill. Nothing in it has happened.',
    number: 'Incident',
    open: 'Open the incident',
    reason: `You get this email because this incident at ${BRAND.name} concerns your work.`,
  },
});
