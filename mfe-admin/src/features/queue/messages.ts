import { defineMessages, plural } from '@ayana/contracts/language';
import type { InboxKind } from '@ayana/contracts/inbox';

/** What the case manager's queue says. */
export const messages = defineMessages('mfe-admin/queue', {
  title: 'My queue',
  lead: (due: number, late: number): string =>
    `${plural(due, { 0: 'No request you claimed is waiting for an answer', one: '1 request of yours waits for an answer', other: `${due} requests of yours wait for an answer` })}${plural(late, { 0: '', other: `, ${late} late` })}.`,
  kinds: {
    contact: 'Contact form',
    consultation: 'Free consultation',
    video_consultation: 'Video consultation',
  } satisfies Record<InboxKind, string>,
  place: 'Chennai',
  list: 'Your requests, the soonest due first',
  empty: {
    title: 'Your queue is empty',
    text: 'Requests you claim appear here until they are answered, the soonest due on top.',
    action: 'See unclaimed requests',
  },
  doctor: {
    lead: 'Cases a case manager asks you about.',
    title: 'Nothing is waiting for you here',
    text: 'When a case manager sends you a file for an opinion, it will appear here with its due date. This is not available yet; files reach you by e-mail.',
    action: 'Open the doctor portal',
  },
  failed: 'Your queue couldn’t be loaded.',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Retry',
  more: 'Show more',
  loading: 'Loading',
});
