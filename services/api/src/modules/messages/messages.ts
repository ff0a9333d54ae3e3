import { defineMessages, plural } from '@ayana/contracts/language';

export const THREAD_MESSAGES = defineMessages('api/journeys/threads', {
  empty: 'Please write something, or add a paper.',
  unknown_documents: 'Some of these papers cannot be added. Choose papers of this journey.',
  unknown_names: (names: string) =>
    `There is no such name: ${names}. Use patient, treatment or case_manager in braces.`,
  sender_known: 'The sender of this message is confirmed already.',
  nothing_to_change: 'Please change something.',
  traveller_early: (from: string) => `You can write to each other from two days before: from ${from}.`,
  traveller_no_time: 'You can write to each other from two days before, once the times of the trip are known.',
  traveller_over: 'The trip is over. Please write to the case manager.',
  traveller_papers: 'Papers are not sent here. Send them to the case manager.',
  unread_title: 'New messages',
  unread: (count: number, from: string) =>
    `${plural(count, { one: 'You have 1 new message', other: `You have ${count} new messages` })} from ${from}.`,
});
