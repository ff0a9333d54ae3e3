import { defineMessages, plural } from '@ayana/contracts/language';

export const THREAD_MESSAGES = defineMessages('api/journeys/threads', {
  empty: 'Please write something, or add a paper.',
  unknown_documents: 'Some of these papers cannot be added. Choose papers of this journey.',
  unknown_names: (names: string) =>
    `There is no such name: ${names}. Use patient, treatment or case_manager in braces.`,
  sender_known: 'The sender of this message is confirmed already.',
  nothing_to_change: 'Please change something.',
  unread_title: 'New messages',
  unread: (count: number, from: string) =>
    `${plural(count, { one: 'You have 1 new message', other: `You have ${count} new messages` })} from ${from}.`,
});
