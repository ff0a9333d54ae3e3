import { defineMessages } from '@ayana/contracts/language';

/** What the API says about the Form C: refusals, reminders, tasks. */
export const FORM_C_MESSAGES = defineMessages('api/stays/form-c', {
  not_there: 'The patient has not arrived at this place.',
  not_needed: 'A Form C is filed for foreigners only. The patient is a citizen of India.',
  future: 'This day is still to come.',
  too_early: 'The Form C cannot be filed before the patient has arrived.',
  given: {
    title: (work: string) => `File the Form C: ${work}`,
    message: (until: string) => `The FRRO wants it until ${until}. Enter its number once it is filed.`,
  },
  last: {
    title: (work: string) => `Form C is still to be filed: ${work}`,
    message: (until: string) => `The time of the FRRO ends at ${until}.`,
  },
  ask: (place: string) => `Form C of ${place}: ask for it, and enter its number`,
  late: (place: string) => `The Form C of ${place} is late: call them`,
});
