import { defineMessages } from '@ayana/contracts/language';

/** Before an amount is sent that is most likely a slip. */
export const messages = defineMessages('mfe-partner/doubts', {
  title: 'Are these amounts right?',
  submit: 'They are right',
  busy: 'Saving …',
});
