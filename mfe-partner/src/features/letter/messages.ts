import { defineMessages } from '@ayana/contracts/language';

/** What a hospital's page of a referral says about the letter for the visa. */
export const messages = defineMessages('mfe-partner/letter', {
  failed: 'The letters couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Try again',
  notYet: 'Once the patient has accepted your quote, you issue the letter for the visa here.',
  none: 'The patient waits for a letter. It is made from the case: you do not need to know the passport.',
  issued: 'The letter is with the patient',
});
