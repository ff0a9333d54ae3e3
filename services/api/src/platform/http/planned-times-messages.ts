import { defineMessages } from '@ayana/contracts/language';

/** What is said about a time that cannot be that of a plan. */
export const PLANNED_TIME_MESSAGES = defineMessages('api/planned-times', {
  passed: (when: string) => `This time has passed: ${when}. Choose one that is still to come.`,
  day_passed: 'Choose today or a later day.',
  reversed: 'The end cannot be before the start.',
  distant: (label: string, when: string) => `${label}: ${when} is more than two years away.`,
});
