import { defineMessages } from '@ayana/contracts/language';

/** What the API says about stays at a hospital. */
export const ADMISSION_MESSAGES = defineMessages('api/journeys/admissions', {
  time_needed: 'Enter when it was.',
  in_future: 'Enter a time that is not in the future.',
  before_admission: 'The discharge is after the admission.',
  day_fixed: 'The day can be changed until the patient is admitted.',
});
