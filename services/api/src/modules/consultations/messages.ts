import { defineMessages } from '@ayana/contracts/language';

/** What is wrong with the moment of a consultation. */
export const CONSULTATION_MESSAGES = defineMessages('api/consultations', {
  zone_unknown: 'We do not know the visitor’s time zone. Choose one to confirm.',
  one_of_the_slots: 'Choose one of the eight times.',
  passed: 'This time has passed. Choose another date or time.',
  unconfirmed: 'Please confirm your email address first. Your appointment is sent to it.',
  booked: 'This is a booked time with a doctor. Only the visitor can move it, with the link in the email.',
  date_passed: 'Please choose today or a later date.',
});
