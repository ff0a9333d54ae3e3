import { defineMessages } from '../language/index.ts';

/** What a patient does for a task, so that its button names it. */
export const TASK_ACTS = [
  'health',
  'send_papers',
  'send_ticket',
  'choose_quote',
  'pay_deposit',
  'apply_visa',
  'book_flights',
  'give_details',
  'read_consent',
  'answer',
  'check_in',
  'request',
  'travel',
  'other',
] as const;
export type TaskAct = (typeof TASK_ACTS)[number];

/** The button of what is done elsewhere, and what the patient says of what they did outside this site. */
export const TASK_ACT_NAMES: Readonly<Record<TaskAct, string>> = defineMessages('contracts/journey/task-act-names', {
  health: 'Answer the questions',
  send_papers: 'See your documents',
  send_ticket: 'See your travel plan',
  choose_quote: 'See your quotes',
  pay_deposit: 'See how to pay',
  apply_visa: 'I have applied',
  book_flights: 'I have booked',
  give_details: 'Give your details',
  read_consent: 'Read and sign',
  answer: 'Read and answer',
  check_in: 'Answer the check-in',
  request: 'See your request',
  travel: 'I have arranged it',
  other: 'I have done this',
});

/** Acts outside this site: the patient says that they did them. All others end by themselves once they are done here. */
export const SAID_ACTS: ReadonlySet<TaskAct> = new Set(['apply_visa', 'book_flights', 'travel', 'other']);
