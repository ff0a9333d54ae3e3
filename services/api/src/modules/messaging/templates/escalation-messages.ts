import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, plural } from '@ayana/contracts/language';

export const ESCALATION_MAIL_MESSAGES = defineMessages('api/messaging/escalation', {
  subject: (title: string, number: string) => `Please answer: ${title} (${number})`,
  test_subject: (title: string, number: string) => `Test, please answer: ${title} (${number})`,
  title: 'You are paged',
  test_title: 'This is a test of the paging',
  lead: 'Someone has to take this on, and it is your turn. Acknowledge it, and nobody else is paged.',
  test_lead: 'Nothing has happened. Acknowledge it as you would a real page.',
  acknowledge: 'Acknowledge',
  open: 'Open it in the portal',
  chain: 'Chain',
  step: 'Step',
  step_of: (step: number, steps: number) => `${step} of ${steps}`,
  round: 'Round',
  round_of: (round: number, rounds: number) => `${round} of ${rounds}`,
  number: 'Number',
  reason: `You get this email because you are on call at ${BRAND.name}.`,
  text: (number: string, title: string, url: string) =>
    `${BRAND.name} pages you (${number}): ${title}. Acknowledge: ${url}`,
  test_text: (number: string, title: string, url: string) =>
    `TEST. ${BRAND.name} pages you (${number}): ${title}. Acknowledge: ${url}`,
  exhausted: {
    subject: (title: string, number: string) => `Nobody answered: ${title} (${number})`,
    test_subject: (title: string, number: string) => `Test, nobody answered: ${title} (${number})`,
    title: 'Nobody answered',
    lead: (chain: string, rounds: number) =>
      `The chain “${chain}” went through ${plural(rounds, { one: '1 round', other: `${rounds} rounds` })}, and nobody acknowledged. No further page is sent.`,
    lead_person: (rounds: number) =>
      `The person who was paged has not acknowledged after ${plural(rounds, { one: '1 page', other: `${rounds} pages` })}. No further page is sent.`,
    reason: `You get this email because you look after the paging of ${BRAND.name}.`,
  },
});
