import { defineMessages } from '@ayana/contracts/language';

/** What is said when two people edit the same record. */
export const messages = defineMessages('mfe-admin/shared-edit', {
  save: 'Save',
  saving: 'Saving',
  discard: 'Discard changes',
  saved: 'Saved.',
  savedPublic: 'Saved. The public pages show it now.',
  unchanged: 'Nothing has changed yet.',
  waiting: 'You are offline. It is saved as soon as the connection is back.',
  title: (name: string): string => `${name} changed this while you were editing`,
  changed: 'Changed',
  aColleague: 'A colleague',
  text: 'You both changed what is listed here. Decide which is right; nothing is saved before you press Save.',
  field: 'Field',
  theirs: 'Saved now',
  mine: 'Yours',
  empty: 'Empty',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  taken: (name: string, fields: string): string =>
    `${name} changed this while you were editing: ${fields}. The form shows it. Please look, then save.`,
});
