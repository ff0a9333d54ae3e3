import { defineMessages, plural } from '@ayana/contracts/language';

/** Laboratory tests and prescriptions of a case, for the staff. */
export const messages = defineMessages('mfe-admin/cases/orders', {
  title: 'Tests and medicines',
  empty: 'No tests or medicines are ordered. Doctors order them from their portal; you can order tests here.',
  order: {
    open: 'Order tests',
    title: 'Order laboratory tests',
    text: 'The laboratory takes the sample. A critical result reaches you at once, as the one who has ordered.',
    tests: 'Tests',
    testsNeeded: 'Please choose at least one test.',
    laboratory: 'Laboratory',
    laboratoryNeeded: 'Please choose a laboratory.',
    choose: 'Choose',
    note: 'Note',
    noteHint: 'The laboratory reads it.',
    submit: 'Order',
  },
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  more: (first: string, count: number): string =>
    plural(count, { 0: first, one: `${first} and 1 more`, other: `${first} and ${count} more` }),
  line: (to: string, by: string, due: string): string => `${to}, ordered by ${by}, due ${due}`,
  noDue: 'open',
  critical: 'Critical',
  value: (test: string, value: string): string => `${test}: ${value}`,
  rejectedSample: (number: string, reason: string): string => `Sample ${number} was rejected: ${reason}`,
  largeChange: (before: string, day: string): string => `Large change: ${before} on ${day}.`,
  acknowledge: 'The doctor knows',
  acknowledgeOf: (test: string): string => `The doctor knows of: ${test}`,
  acknowledged: (name: string, moment: string): string => `Acknowledged by ${name}, ${moment}`,
  told: (count: number): string =>
    plural(count, { one: 'The doctor was notified once.', other: `The doctor was notified ${count} times.` }),
  escalated: 'You were asked to call.',
  review: 'Reviewed: the values are right',
  reviewers: {
    reader: 'These results wait to be reviewed by someone who entered none of them.',
    colleague: 'You ordered these tests or entered a value. The laboratory reviews them.',
    team: 'You ordered these tests or entered a value, and the laboratory has no second person. A colleague reviews them here.',
  },
  question: (text: string): string => `The pharmacy asks: ${text}`,
  delivered: (name: string, moment: string): string => `Handed over to ${name}, ${moment}`,
  signed: (name: string, moment: string, registration: string): string =>
    `Signed by ${name} on ${moment}, registration ${registration}`,
  declined: (name: string): string =>
    `${name} has declined. Who ordered it can ask another one; you can under “Handed over”, on the overview.`,
  saving: 'Saving',
});
