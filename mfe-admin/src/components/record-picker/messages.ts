import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/record-picker', {
  change: 'Change',
  none: 'Nothing found.',
  noJourney: 'Its journey has not begun. Make it a journey first.',
  failed: 'The search failed. Please try again.',
});
