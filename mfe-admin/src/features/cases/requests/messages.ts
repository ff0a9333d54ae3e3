import { defineMessages } from '@ayana/contracts/language';

/** What the page of one treatment request says to staff. */
export const messages = defineMessages('mfe-admin/cases/requests', {
  failed: 'This request couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  by: (name: string): string => `Asked by ${name}`,
  make: 'Make it a journey',
  intake: 'Messages and papers',
  making: 'Making it a journey',
  open: 'Open the case',
  person: {
    title: 'Who asks',
    noClock: 'Their time zone is not known',
    byCountry: 'By the country: they gave no time zone.',
    noPhone: 'No telephone number given',
  },
  preferences: {
    title: 'Asked for',
    treatment: 'Treatment',
    priority: 'Priority',
    city: 'City',
    from: 'First day',
    to: 'Last day',
    attendants: 'Attendants',
    notes: 'Notes of the patient',
  },
  work: {
    title: 'Status',
    status: 'Status',
    statusHint: 'The patient sees it at once.',
    notes: 'Notes of the staff',
    notesHint: 'Only staff read them.',
    submit: 'Save',
    busy: 'Saving',
  },
  write: {
    label: 'Write to the patient',
    placeholder: 'Write to the patient',
    hint: 'The patient reads it on the timeline.',
    submit: 'Send note',
    busy: 'Sending',
    needed: 'Please write something first.',
    waiting: 'You are offline. It is sent when you are back online.',
  },
});
