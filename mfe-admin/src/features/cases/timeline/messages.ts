import { defineMessages } from '@ayana/contracts/language';

/** What the timeline of a case says around its sentences. */
export const messages = defineMessages('mfe-admin/cases/timeline', {
  title: 'Timeline',
  empty: 'Nothing has happened yet.',
  system: 'The system',
  internal: 'Internal',
  write: {
    label: 'Note for the team',
    placeholder: 'Write for the team',
    hint: 'Only the team sees it.',
    submit: 'Save note',
    busy: 'Saving',
    needed: 'Please write something first.',
    waiting: 'You are offline. It is saved when you are back online.',
  },
});
