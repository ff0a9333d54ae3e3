import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of notifications says. */
export const messages = defineMessages('mfe-patient/notifications', {
  title: 'Notifications',
  patient: {
    lead: 'News about your journey, newest first.',
    empty: { title: 'No notifications yet', text: 'News about your journey appears here and in the bell menu.' },
  },
  others: {
    lead: 'Questions sent to us from your address, newest first.',
    empty: {
      title: 'Nothing here yet',
      text: 'A question you send with the contact form appears here; we answer it by e-mail within 24 hours.',
    },
    ask: 'Go to the contact form',
  },
  inquiry: {
    title: 'Your question from the contact form',
    text: (email: string): string =>
      `Sent from ${email}. We answer by e-mail; mark it read once you have seen the answer.`,
  },
  unread: (count: number): string => plural(count, { 0: 'All read.', other: `${count} not read.` }),
  new: 'Not read yet',
  read: 'Mark read',
  readOf: (title: string): string => `Mark read: ${title}`,
  all: 'Mark all read',
  marking: 'Marking',
  showNew: (count: number): string => plural(count, { one: 'Show 1 new', other: `Show ${count} new` }),
  more: 'Show more',
  loading: 'Loading',
  failed: 'Your notifications couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. This is the last loaded version.',
  notMarked: 'We couldn’t mark it as read.',
  retry: 'Retry',
});
