import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

export const CASE_MESSAGE_MAIL_MESSAGES = defineMessages('api/messaging/case-message', {
  subject: (from: string): string => `A message from ${from}`,
  title: 'Our answer to you',
  papers: (count: number): string =>
    plural(count, {
      one: 'There is a paper with this message. For your privacy it is not in this email.',
      other: `There are ${count} papers with this message. For your privacy they are not in this email.`,
    }),
  open: 'Read it on the site',
  signature: (name: string): string => `${name}, ${BRAND.name}`,
  signature_team: `The ${BRAND.name} team`,
  reason: 'You get this email because you wrote to us by email.',
  text_papers: (url: string): string => `The papers are here: ${url}`,
});
