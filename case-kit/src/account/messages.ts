import { defineMessages } from '@ayana/contracts/language';

/** What the fields of an account say beside their names. */
export const messages = defineMessages('case-kit/account', {
  one_name: 'I have one name only',
  name: 'Name',
  country_none: 'Please choose',
  time_zone_hint: 'We show appointments in this time zone.',
  language_hint: 'Of your pages after sign-in, and of our emails to you.',
});
