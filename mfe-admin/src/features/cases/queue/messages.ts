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
});
