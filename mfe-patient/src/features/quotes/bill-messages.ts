import { defineMessages } from '@ayana/contracts/language';

/** What the part with the bills says. */
export const messages = defineMessages('mfe-patient/bills', {
  title: 'Bills',
  failed: 'Your bills couldn’t be loaded.',
});
