import { defineMessages } from '@ayana/contracts/language';

/** What the page of a request of any kind says until it is known. */
export const messages = defineMessages('mfe-patient/own-request', {
  failed: 'This request couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
});
