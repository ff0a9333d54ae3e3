import { defineMessages } from '@ayana/contracts/language';

/** What a hospital reads of deposit and room fee. */
export const messages = defineMessages('mfe-partner/quote/payment', {
  failed: 'The payments couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Try again',
  notYet: 'Once the patient has accepted your quote, deposit and room fee are here.',
  none: 'Nothing is to be paid before the bill.',
  lead: 'As your quote names it. Our staff mark here what was received; tell the case manager when money has arrived.',
});
