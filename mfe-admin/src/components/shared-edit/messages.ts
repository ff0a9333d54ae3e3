import { defineMessages } from '@ayana/contracts/language';

/** The bar below the form of a record that several people edit. */
export const messages = defineMessages('mfe-admin/shared-edit', {
  save: 'Save',
  saving: 'Saving',
  discard: 'Discard changes',
  saved: 'Saved.',
  savedPublic: 'Saved. The public pages show it now.',
  unchanged: 'Nothing has changed yet.',
  waiting: 'You are offline. It is saved as soon as the connection is back.',
});
