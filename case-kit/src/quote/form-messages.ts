import { defineMessages } from '@ayana/contracts/language';

/** What those read who write a quote, send it and take it back. */
export const messages = defineMessages('case-kit/quote/form', {
  until: 'Please choose the last day on which it can be accepted.',
  label: 'Please say what it is.',
  quantity: 'Please enter a whole number from 1 to 999.',
  deposit: 'The deposit is more than the whole price. Please check both.',
  days: 'Please enter a number of days.',
  send: {
    title: 'Send this to the patient?',
    text: 'Read it once as the patient will read it.',
    note: 'The patient is notified. A correction is a new version.',
    submit: 'Send it now',
    busy: 'Sending',
  },
  withdraw: {
    title: 'Take this quote back?',
    sent: 'The patient can no longer accept it, and is notified.',
    draft: 'The draft is dropped. Nobody is notified.',
    reason: 'Why',
    reasonHint: 'The patient reads it.',
    submit: 'Take it back',
    busy: 'Taking it back',
  },
});
