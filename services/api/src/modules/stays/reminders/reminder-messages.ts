import { defineMessages } from '@ayana/contracts/language';

export const REMINDER_MESSAGES = defineMessages('api/stays/reminders', {
  still_open: 'Passports of those who come along are still missing',
});
