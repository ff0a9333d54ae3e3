import { defineMessages } from '@ayana/contracts/language';

/** Before an amount is kept that is most likely a slip. */
export const messages = defineMessages('shell/confirmations', {
  title: 'Are these amounts right?',
  lead: 'They are far from what is usual. Nothing is saved yet.',
  right: 'They are right',
  busy: 'Saving …',
});
