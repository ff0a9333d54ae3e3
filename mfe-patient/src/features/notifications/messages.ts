import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of notifications says. */
export const messages = defineMessages('mfe-patient/notifications', {
  title: 'Notifications',
  patient: {
    lead: 'News about your journey: what is not read comes first.',
    empty: { title: 'No notifications yet', text: 'News about your journey appears here and in the bell menu.' },
  },
  work: {
    lead: 'News about your work: what is not read comes first.',
    empty: { title: 'No notifications yet', text: 'News about your work appears here, and the bell counts it.' },
  },
  others: {
    lead: 'Your questions to us and our answers, newest first.',
    empty: {
      title: 'Nothing here yet',
      text: 'A question you send us appears here with its answer, which also comes by email.',
    },
    ask: 'Ask a question',
  },
  inquiry: {
    title: 'Your question',
    answered: 'We have answered your question',
    text: (email: string): string => `Sent from ${email} with the contact form.`,
  },
  stage: {
    label: 'Stage',
    any: 'All stages',
    option: (number: string, label: string): string => `${number}. ${label}`,
    none: { title: 'Nothing about this stage', text: 'News about other stages is in the whole list.' },
    all: 'Show all stages',
  },
  groups: { unread: 'Not read yet', read: 'Read' },
  choose: 'Choose what we send you',
  questions: 'Questions and answers',
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
