import { defineMessages } from '@ayana/contracts/language';

/** What is said about single-key shortcuts. */
export const messages = defineMessages('mfe-admin/shortcuts', {
  title: 'Keyboard shortcuts',
  text: 'They work while you are not typing.',
  use: 'Use these shortcuts',
});
