import { defineMessages } from '@ayana/contracts/language';

export const ABSENCE_MESSAGES = defineMessages('api/absences', {
  past: 'Choose today or a later day.',
  long: 'Choose a day within a year.',
});
