import type { QueueKind, QueueScope } from '@ayana/contracts/journey';
import { defineMessages, plural } from '@ayana/contracts/language';

const kinds: Record<QueueKind, string> = {
  task: 'Tasks',
  message: 'Messages',
  enquiry: 'Enquiries',
  request: 'Requests',
  paper: 'Papers',
  quote: 'Quotes',
  assignment: 'Handed over',
  service_request: 'Service requests',
  need: 'Needs',
};
const scopes: Record<QueueScope, string> = { mine: 'Mine', unassigned: 'Nobody’s', all: 'Everyone’s' };

/** What the queue of the cases says. */
export const messages = defineMessages('mfe-admin/cases/queue', {
  title: 'My queue',
  lead: (count: number, late: number): string =>
    `${plural(count, { 0: 'Nothing is waiting', one: '1 thing is waiting', other: `${count} things are waiting` })}${plural(late, { 0: '', other: `, ${late} late` })}.`,
  newEnquiry: 'New enquiry',
  board: 'Board',
  scope: 'Whose work',
  scopes,
  kindFilter: 'Kind',
  kinds,
  everything: 'Everything',
  columns: { what: 'What', owner: 'Case manager', due: 'Due' },
  table: {
    label: 'What is waiting, the soonest due first',
    empty: {
      title: 'Nothing is waiting for you',
      text: 'Tasks, messages, requests, papers, quotes and needs of your cases appear here, the soonest due on top.',
    },
    filtered: 'Nothing of this kind is waiting.',
    failed: 'Your queue couldn’t be loaded.',
  },
  unassigned: 'See nobody’s work',
  noDue: 'No date',
  doctor: {
    lead: 'Work of the cases that were handed to you.',
    title: 'Nothing is waiting for you here',
    text: 'When a case manager hands you a case, it appears here with its due date.',
    action: 'Open the doctor portal',
  },
  acts: {
    assignText:
      'A task, an enquiry or a service request is given by itself. Of anything else, the colleague gets the case.',
    noCase: 'It has nobody of its own before its case begins.',
    gone: 'It does not wait any more.',
    noPriority: 'Only treatment requests have a priority here.',
    priority: 'Change priority',
    priorityText: 'The time until which a treatment request is answered follows from it.',
    priorityLabel: 'Priority',
    priorityNeeded: 'Please choose a priority.',
  },
});
