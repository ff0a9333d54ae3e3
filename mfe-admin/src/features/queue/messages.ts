import type { InboxKind } from '@ayana/contracts/inbox';

/** What the case manager's queue says. */
export const messages = {
  title: 'My queue',
  lead: (due: number, late: number): string => {
    if (due === 0) return 'Nothing you have taken over is waiting for an answer.';
    const of = due === 1 ? '1 request of yours waits' : `${due} requests of yours wait`;
    return late === 0 ? `${of} for an answer.` : `${of} for an answer, ${late} late.`;
  },
  kinds: {
    contact: 'Contact form',
    consultation: 'Free consultation',
    video_consultation: 'Video consultation',
  } satisfies Record<InboxKind, string>,
  place: 'Chennai',
  list: 'Requests of yours, the soonest due first',
  empty: {
    title: 'Your queue is empty',
    text: 'A request you take over stands here until it is answered, the soonest due on top.',
    action: 'See what nobody has taken over',
  },
  doctor: {
    lead: 'Cases a case manager asks you about.',
    title: 'Nothing is waiting for you here',
    text: 'When a case manager sends you a file for an opinion, it will stand here with the moment it is due. That is not open yet; files reach you by e-mail.',
    action: 'Open the doctor portal',
  },
  failed: 'Your queue could not be read.',
  stale: 'It could not be read again; this is what was known before.',
  retry: 'Retry',
} as const;
