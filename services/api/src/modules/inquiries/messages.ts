import { defineMessages } from '@ayana/contracts/language';

/** Answers to what visitors ask. */
export const INQUIRY_MESSAGES = defineMessages('api/inquiries', {
  team_notified: 'The team has been notified.',
});
