import { defineMessages } from '@ayana/contracts/language';

/** The messages of a case. */
export const messages = defineMessages('mfe-admin/cases/messages', {
  failed: 'The messages couldn’t be loaded.',
  loading: 'Loading messages',
  threads: 'Threads',
  patient: 'Patient',
  internal: 'Team only',
  partner: (work: string, name: string): string => `${work}: ${name}`,
  traveller: (work: string, name: string): string => `${work}: ${name} and the traveller`,
  hints: {
    patient: 'The patient reads it, and companions who may.',
    internal: 'Only case workers read it, never the patient or a partner.',
    traveller:
      'The people of this work and the traveller write here, from two days before the trip until a day after it. It does not wait for you.',
    partner: 'The people this work was handed to read it, the patient does not.',
  },
  empty: 'Nothing has been written yet.',
  needed: 'Please write something first.',
  roles: { patient: 'patient', companion: 'companion', assignee: 'assigned' },
  channel: {
    known: (channel: string, to: string): string => `Also send my answer by ${channel} to ${to}`,
    unknown: (channel: string, to: string): string =>
      `Also send my answer by ${channel} to ${to}. Nobody has confirmed whose it is: send nothing private.`,
  },
  confirming: {
    open: 'Confirm the sender',
    title: 'Confirm the sender',
    text: 'This message then reads as confirmed, with your name and the time. Later messages of the same sender are confirmed one by one.',
    how: 'What you did to make sure',
    hint: 'Such as: called the number on file. The team reads it.',
    needed: 'Please say how you made sure.',
    submit: 'Confirm',
    busy: 'Saving',
  },
  around: 'They read it here as you write it, with your name. The mail about it says only that a message waits.',
});
