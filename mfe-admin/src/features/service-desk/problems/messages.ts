import { defineMessages, number, plural } from '@ayana/contracts/language';
import type { ProblemState, ProblemTransition } from '@ayana/contracts/service-desk';

const states: Record<ProblemState, string> = { open: 'Open', known: 'Known, with a way round', resolved: 'Resolved' };
const transitions: Record<ProblemTransition, string> = {
  identify: 'Mark as known',
  resolve: 'Resolve',
  reopen: 'Reopen',
};
const done: Record<ProblemTransition, string> = {
  identify: 'marked it as known',
  resolve: 'resolved it',
  reopen: 'reopened it',
};

/** What the pages of problems say. */
export const messages = defineMessages('mfe-admin/service-desk/problems', {
  states,
  transitions,
  done,
  title: 'Problems',
  lead: 'What several requests have in common: its cause, a way round it, and when it is over.',
  add: 'New problem',
  table: {
    label: 'Problems',
    empty: { title: 'No problems yet', text: 'Gather requests that have the same cause, so that it is solved once.' },
    filtered: 'No problem matches these filters.',
    failed: 'The problems couldn’t be loaded',
  },
  columns: { title: 'Problem', state: 'State', owner: 'Owner', open: 'Open requests', updated: 'Changed' },
  filters: { label: 'Filters', q: 'Search number or text', state: 'State' },
  openOf: (open: number, all: number): string => `${number(open)} of ${number(all)}`,
  detail: {
    failed: 'This problem couldn’t be loaded',
    edit: 'Change',
    busy: 'Saving',
    description: 'What happens',
    workaround: 'Way round',
    noWorkaround: 'None is known yet. With one it can be marked as known, and its requests show it.',
    cause: 'Cause',
    noCause: 'Not found yet.',
    facts: 'Details',
    owner: 'Owner',
    found: 'Found',
    resolved: 'Resolved',
    requests: 'Requests',
    noRequests: 'No request belongs to it yet.',
    open: (count: number): string =>
      plural(count, { 0: 'None is open.', one: '1 is open.', other: `${number(count)} are open.` }),
    link: 'Add requests',
    unlink: (request: string): string => `Take ${request} out of this problem`,
    timeline: 'Timeline',
    empty: 'Nothing has happened yet.',
  },
  entries: {
    added: 'found it',
    changed: 'changed it',
    linked: (numbers: string): string => `added ${numbers}`,
    unlinked: (numbers: string): string => `took ${numbers} out`,
    resolved: (count: number): string =>
      plural(count, { one: 'resolved 1 request', other: `resolved ${number(count)} requests` }),
    left: (count: number): string =>
      plural(count, {
        one: '1 still waits for an approval.',
        other: `${number(count)} still wait for an approval.`,
      }),
  },
  form: {
    newTitle: 'New problem',
    editTitle: 'Change the problem',
    title: 'Title',
    titleNeeded: 'Please enter a title.',
    description: 'What happens',
    descriptionHint: 'What is wrong, since when, and who notices it.',
    descriptionNeeded: 'Please say what happens.',
    workaround: 'Way round',
    workaroundHint: 'What can be done until it is resolved. The requests show it to the team.',
    cause: 'Cause',
    owner: 'Owner',
    submit: 'Add problem',
    save: 'Save',
    busy: 'Saving',
  },
  resolve: {
    text: 'What was done is on the timeline.',
    note: 'What was done',
    noteNeeded: 'Please say what was done.',
    requests: (count: number): string =>
      plural(count, {
        one: 'Also resolve its open request with this text',
        other: `Also resolve its ${number(count)} open requests with this text`,
      }),
    requestsHint: 'Each person who asked gets the text by e-mail. What waits for an approval stays open.',
  },
  reopen: { note: 'Why it is not over', noteNeeded: 'Please say why it is not over.' },
  link: {
    title: 'Add requests',
    search: 'Open requests: number, text or name',
    chosen: 'Chosen',
    remove: (request: string): string => `Do not add ${request}`,
    needed: 'Please choose at least one request.',
    submit: 'Add',
    busy: 'Adding',
  },
  ofRequest: {
    title: 'Problem',
    none: 'It belongs to no problem.',
    choose: 'Add to a problem',
    start: 'New problem from this request',
    workaround: 'Known way round',
    remove: 'Take it out of the problem',
    search: 'Search problems',
    needed: 'Please choose a problem.',
    submit: 'Add',
    busy: 'Adding',
  },
});
