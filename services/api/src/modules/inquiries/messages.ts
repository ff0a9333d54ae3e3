import { defineMessages, select } from '@ayana/contracts/language';

/** Answers to what visitors ask. */
export const INQUIRY_MESSAGES = defineMessages('api/inquiries', {
  question_missing: 'Please write your question.',
  confirm_first: 'Please confirm your email address first: the answer is sent to it.',
  answered_title: 'We have answered your question',
  answered: (question: string | null) =>
    select(question, { none: 'Read the answer in your portal.', other: `“${question}”` }),
  team_notified: 'The team has been notified.',
});
