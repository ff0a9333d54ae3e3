import { defineMessages } from '@ayana/contracts/language';

/** Above where the case is: whose turn it is. */
export const messages = defineMessages('mfe-patient/case-step', {
  turn: 'Your next step',
  others: 'What happens now',
});
