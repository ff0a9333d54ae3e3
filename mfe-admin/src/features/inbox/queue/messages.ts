import { defineMessages, plural } from '@ayana/contracts/language';

/** What the case manager's queue says. */
export const messages = defineMessages('mfe-admin/queue', {
  title: 'My queue',
  lead: (due: number, late: number): string =>
    `${plural(due, { 0: 'No request you claimed is waiting for an answer', one: '1 request of yours waits for an answer', other: `${due} requests of yours wait for an answer` })}${plural(late, { 0: '', other: `, ${late} late` })}.`,
  columns: { name: 'Request of', kind: 'Kind', country: 'Country', reference: 'Number', due: 'Reply due' },
  table: {
    label: 'Your requests, the soonest due first',
    empty: {
      title: 'Your queue is empty',
      text: 'Requests you claim appear here until they are answered, the soonest due on top.',
    },
    failed: 'Your queue couldn’t be loaded.',
  },
  unclaimed: 'See unclaimed requests',
  doctor: {
    lead: 'Cases a case manager asks you about.',
    title: 'Nothing is waiting for you here',
    text: 'When a case manager sends you a file for an opinion, it will appear here with its due date. This is not available yet; files reach you by e-mail.',
    action: 'Open the doctor portal',
  },
});
