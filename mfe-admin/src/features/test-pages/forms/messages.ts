import type { SampleKind } from '@ayana/contracts/form-samples';
import type { FormFunction } from '@ayana/contracts/forms';
import { defineMessages, number, plural } from '@ayana/contracts/language';

const forms: Record<FormFunction, string> = {
  'contact-form': 'Contact',
  'consultation-form': 'Free consultation',
  'video-consultation-request': 'Video consultation',
  newsletter: 'Newsletter',
  'support-request': 'Support request',
  'brochure-request': 'Brochure',
  'partner-application': 'Application of a partner',
  'doctor-application': 'Application of a doctor',
  'career-application': 'Job application',
};

const kinds: Record<SampleKind, string> = {
  ordinary: 'Ordinary',
  long: 'As long as it may be',
  right_to_left: 'From right to left',
  empty: 'Empty',
  wrong: 'Wrong in every field',
};

/** What the test of the forms says. */
export const messages = defineMessages('mfe-admin/test-unified-forms', {
  title: 'Test of the forms',
  lead: 'Every public form, sent for real with sample answers and marked as a test: in no inbox, no count, no figure and no signal.',
  forms,
  kinds,
  email: 'Address in the forms',
  sendAll: (count: number): string => `Send all ${number(count)}`,
  sending: 'Sending',
  send: 'Send',
  sendNamed: (form: string, kind: string): string => `Send ${form}: ${kind}`,
  sendForm: 'Send these',
  asExpected: 'As expected',
  different: 'Not as expected',
  accepted: 'Accepted',
  refused: (fields: string): string => `Refused: ${fields}`,
  notSent: 'Not sent yet',
  summary: (good: number, all: number): string =>
    `${number(good)} of ${plural(all, { one: '1 sample', other: `${number(all)} samples` })} as expected`,
  failed: 'The tests couldn’t be loaded',
  list: {
    title: 'What the tests left',
    count: (count: number): string => plural(count, { one: '1 test', other: `${number(count)} tests` }),
    none: 'Nothing: no test was sent, or all were removed.',
    form: 'Form',
    name: 'Sender',
    when: 'Sent',
    mails: 'Emails',
    noMails: 'none',
    remove: 'Remove',
    removeNamed: (form: string, name: string): string => `Remove ${form}, ${name}`,
    removeAll: 'Remove all',
    busy: 'Removing',
    confirm: 'Remove all tests?',
    confirmText: (count: number): string =>
      `${plural(count, { one: '1 test', other: `${number(count)} tests` })} and their emails are deleted. What people really sent is not touched.`,
  },
});
