import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/record-picker', {
  change: 'Change',
  none: 'Nothing found.',
  failed: 'The search failed. Please try again.',
});
