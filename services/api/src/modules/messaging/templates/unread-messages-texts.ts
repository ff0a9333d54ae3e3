import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

export const UNREAD_MESSAGES_MAIL_MESSAGES = defineMessages('api/messaging/unread-messages', {
  /** Names nobody: the number of the case is added. */
  subject: (count: number): string => plural(count, { one: 'A new message', other: `${count} new messages` }),
  preheader: 'Open it to read and answer.',
  title: (count: number): string =>
    plural(count, { one: 'You have a new message', other: `You have ${count} new messages` }),
  lead: (count: number, from: string): string =>
    `${from} wrote to you. ${plural(count, { one: 'The message waits for you.', other: `${count} messages wait for you.` })}`,
  open: 'Read and answer',
  why: 'We do not send what was written by email, because it may be about health.',
  reason: `You get this email because you have messages at ${BRAND.name} that you have not read.`,
});
