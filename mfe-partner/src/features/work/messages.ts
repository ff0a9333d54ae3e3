import { defineMessages } from '@ayana/contracts/language';

/** What the page of one piece of work says. */
export const messages = defineMessages('mfe-partner/work', {
  allWork: 'All work',
  failed: 'This work couldn’t be loaded.',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  brief: 'What is asked',
});
