import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { TreatmentRequestState, TreatmentRequestTransition } from '@ayana/contracts/journey';
import { defineMessages, plural } from '@ayana/contracts/language';

/** What each status means for the patient, and who acts next. */
const meanings: Record<TreatmentRequestState, string> = {
  pending: `A case manager reads your request and answers within ${RESPONSE_HOURS} hours.`,
  in_review: 'A case manager is working on your request. You do not need to do anything now.',
  waiting_for_patient: 'We need something from you to go on. Read the last lines below and answer.',
  quoted: 'The hospitals’ quotes are there. Compare them and choose.',
  accepted: 'You have accepted a quote. We arrange the dates with the hospital.',
  scheduled: 'Your treatment has a date. We prepare visa and travel with you.',
  in_treatment: 'You are being treated. Your case manager is there for you and your family.',
  completed: 'This treatment is completed.',
  declined: 'We cannot arrange this treatment. The lines below say why.',
  withdrawn: 'You have withdrawn this request. Nobody works on it any more.',
};

type StepWords = Record<'action' | 'title' | 'text' | 'label' | 'hint' | 'needed', string>;
const steps: Record<TreatmentRequestTransition, StepWords> = {
  answer: {
    action: 'Answer',
    title: 'Answer your case manager',
    text: 'Your case manager goes on with the request as soon as the answer is there.',
    label: 'Your answer',
    hint: 'At most 1,000 characters.',
    needed: 'Please write your answer.',
  },
  withdraw: {
    action: 'Withdraw request',
    title: 'Withdraw this request?',
    text: 'Nobody works on it any more. You can ask again at any time.',
    label: 'Why do you withdraw it?',
    hint: 'You do not have to say. It helps us to do better.',
    needed: '',
  },
};

/** What the page of one treatment request says. */
export const messages = defineMessages('mfe-patient/treatment-requests/detail', {
  meanings,
  steps,
  /** What withdrawing ends of a case: each of them is told. */
  ends: {
    title: 'This ends with it, and each of them is told:',
    lines: [
      'what doctors, hospitals and other partners do for you',
      'all quotes, the one you chose as well',
      'booked talks',
      'what is planned of your trip',
      'your open tasks',
    ],
    after: 'Your papers and messages stay. Your case manager then speaks with you.',
  },
  asked: 'Asked',
  busy: 'Saving',
  changed: 'The request has changed meanwhile. The page shows how it is now.',
  close: 'Close',
  journey: {
    title: 'Your journey',
    text: 'A journey has grown from this request. It shows each stage, its dates and what comes next.',
    open: 'Open your journey',
  },
  facts: {
    title: 'What was asked for',
    patient: 'Patient',
    treatment: 'Treatment',
    own_words: 'In your own words',
    notes: 'Notes',
    priority: 'How soon',
    days: 'Days',
    attendants: 'Travel with the patient',
    city: 'Preferred city',
    admin_notes: 'Notes of the staff',
    from: (day: string): string => `from ${day}`,
    until: (day: string): string => `until ${day}`,
    between: (first: string, last: string): string => `${first} to ${last}`,
    people: (count: number): string => plural(count, { 0: 'Nobody', one: '1 person', other: `${count} people` }),
    open: 'Not decided yet',
  },
  thread: {
    title: 'What has happened',
    empty: 'Nothing has happened yet.',
    system: 'Ayana',
    you: 'You',
  },
  composer: {
    label: 'Add a note',
    placeholder: 'Write to your case manager',
    send: 'Add note',
    sending: 'Adding',
    needed: 'Please write something first.',
    hint: 'Your case manager reads it here.',
    waiting: 'You are offline. It is sent when you are back online.',
  },
});
