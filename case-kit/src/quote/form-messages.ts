import { defineMessages } from '@ayana/contracts/language';

/** What is wrong with a quote that is typed. */
export const messages = defineMessages('case-kit/quote/form', {
  until: 'Please choose the last day on which it can be accepted.',
  label: 'Please say what it is.',
  quantity: 'Please enter a whole number from 1 to 999.',
  deposit: 'The deposit is more than the whole price. Please check both.',
  days: 'Please enter a number of days.',
});
