import { defineMessages, number, plural } from '@ayana/contracts/language';
import type { LookInterval } from '@ayana/contracts/operations';

const intervals: Record<LookInterval, string> = {
  1: 'Every minute',
  5: 'Every 5 minutes',
  15: 'Every 15 minutes',
  60: 'Every hour',
  360: 'Every 6 hours',
  1440: 'Once a day',
};

/** Definitions of the administrators. */
export const messages = defineMessages('mfe-admin/operations/own-definitions', {
  title: 'Own definitions',
  lead: 'Questions that you choose from a list. All that one definition finds is one signal with a count.',
  none: 'There is no own definition yet.',
  add: 'New definition',
  hours: (question: string, count: number): string =>
    plural(count, { one: `${question} 1 hour`, other: `${question} ${number(count)} hours` }),
  from: (count: number): string => plural(count, { one: 'from 1 on', other: `from ${number(count)} on` }),
  intervals,
  every: (minutes: number): string =>
    plural(minutes, { one: 'Every minute', other: `Every ${number(minutes)} minutes` }),
  counted: (count: number, at: string): string => `${number(count)} found, ${at}`,
  change: (name: string): string => `Change: ${name}`,
  remove: (name: string): string => `Remove: ${name}`,
  removeTitle: 'Remove this definition?',
  removeText: 'Its open signals are over. Signals that have ended stay in the list.',
  removeSubmit: 'Remove',
  form: {
    newTitle: 'New definition',
    name: 'Name',
    nameHint: 'As its signals are called.',
    nameNeeded: 'Please enter a name.',
    question: 'Question',
    hours: 'Hours',
    least: 'From how many',
    leastHint: 'Fewer are no signal.',
    every: 'How often it is asked',
    submit: 'Save',
  },
  trial: {
    title: 'Now',
    lead: 'Try the question before you save it. No signal is made.',
    press: 'Try it now',
    busy: 'Asking',
    failed: 'The question couldn’t be tried.',
    found: (count: number): string => plural(count, { one: 'It finds 1 now', other: `It finds ${number(count)} now` }),
    opens: 'that would be a signal',
    few: 'that is no signal',
    since: (at: string): string => `the first since ${at}`,
  },
});
