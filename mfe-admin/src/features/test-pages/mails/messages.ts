import { defineMessages } from '@ayana/contracts/language';

/** What the test of mails says. */
export const messages = defineMessages('mfe-admin/test-email', {
  title: 'Test email',
  lead: 'Every email as its recipient gets it, with invented people. Links in it open nothing.',
  template: 'Email',
  language: 'Language',
  view: 'Shown as',
  views: { html: 'HTML', phone: 'On a phone', text: 'Text' },
  subject: 'Subject',
  preview: 'The email',
  asText: 'The email as text',
  to: 'Send it to',
  send: 'Send this email',
  sending: 'Sending',
  queued: 'It is on its way',
  log: {
    title: 'Emails of tests',
    note: 'The last twenty, of this page, of forms and of test accounts.',
    none: 'Nothing was sent as a test yet.',
    mail: 'Email',
    to: 'To',
    status: 'Status',
    when: 'Queued',
    attempts: 'Attempts',
  },
  failed: {
    templates: 'The emails couldn’t be loaded',
    preview: 'This email couldn’t be shown',
    log: 'The log couldn’t be loaded',
  },
});
