import { defineMessages } from '@ayana/contracts/language';

/** What is said about single-key shortcuts. */
export const messages = defineMessages('shared-ui/shortcuts', {
  title: 'Keyboard shortcuts',
  text: 'They work while you are not typing.',
  use: 'Use these shortcuts',
  help: 'Show the shortcuts',
});
