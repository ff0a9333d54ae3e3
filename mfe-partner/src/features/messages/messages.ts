import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of all threads says. */
export const messages = defineMessages('mfe-partner/messages', {
  title: 'Messages',
  lead: 'With the case manager of each piece of work. Everyone of your organisation reads them.',
  columns: { thread: 'Thread', last: 'Last message' },
  table: {
    label: 'Messages, unread ones first',
    empty: {
      title: 'No messages yet',
      text: 'Each piece of work has a thread with its case manager. It appears here with the first work you are given.',
    },
    failed: 'Your messages couldn’t be loaded.',
  },
  unread: (count: number): string => plural(count, { one: '1 new', other: `${count} new` }),
  withTraveller: (work: string): string => `${work} · with the traveller`,
  nothing: 'Nothing written yet',
  said: (name: string, text: string): string => `${name}: ${text}`,
  back: 'All messages',
  openWork: 'Open the work',
  failed: 'These messages couldn’t be loaded',
  loading: 'Loading messages',
  ended: 'This work is no longer yours, so its messages are closed.',
});
