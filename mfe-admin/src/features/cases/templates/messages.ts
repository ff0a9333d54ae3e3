import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/cases/templates', {
  title: 'Message templates',
  lead: 'Texts that the team sends to patients again and again. Use them where you write in a case.',
  empty: 'There are no templates yet. Add the first one.',
  failed: 'The templates couldn’t be loaded.',
  add: 'Add a template',
  editOf: (title: string): string => `Edit “${title}”`,
  edit: 'Edit',
  remove: 'Delete',
  removeOf: (title: string): string => `Delete “${title}”?`,
  removeText: 'It can no longer be used. Messages that were sent stay as they are.',
  busy: 'Saving',
  save: 'Save',
  columns: { title: 'Title', text: 'Text', language: 'Language', actions: 'Actions' },
  titleNeeded: 'Please give it a title.',
  textNeeded: 'Please write the text.',
  unknownName: (names: string): string => `There is no such name: ${names}.`,
  textHint: (names: string): string => `These names are filled in: ${names}.`,
});
