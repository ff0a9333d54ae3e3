import { defineMessages } from '@ayana/contracts/language';

/** Before an amount or a time is kept that is most likely a slip. */
export const messages = defineMessages('shell/confirmations', {
  title: 'Is this right?',
  lead: 'It is far from what is usual. Nothing is saved yet.',
  right: 'It is right',
  back: 'Go back',
  busy: 'Saving …',
});
