import type { QuoteTerm } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const names: Record<QuoteTerm, string> = {
  doctor_id: 'surgeon',
  room_class: 'room',
  refund_terms: 'money back',
  exclusions: 'what is not included',
};
const notGiven: Record<QuoteTerm, string> = {
  doctor_id: 'Surgeon not given',
  room_class: 'Room not given',
  refund_terms: 'Money back not given',
  exclusions: 'What is not included is not given',
};
const missing: Record<QuoteTerm, string> = {
  doctor_id: 'Please name the surgeon, or choose “Surgeon not given”.',
  room_class: 'Please choose the room, or “Room not given”.',
  refund_terms: 'Please say when the patient gets money back, or choose “Money back not given”.',
  exclusions: 'Please say what is not included, or choose “What is not included is not given”.',
};

/** What those read who write a quote, send it and take it back. */
export const messages = defineMessages('case-kit/quote/form', {
  terms: {
    names,
    notGiven,
    missing,
    toSay: (what: string): string => `Before it is sent, say these or choose that they are not given: ${what}.`,
  },
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
