import { defineMessages } from '@ayana/contracts/language';

/** Refusals that every module gives in the same words. */
export const HTTP_MESSAGES = defineMessages('api/http', {
  stale_version: 'Someone else has changed this since you opened it. Please look at it again, then make your change.',
  illegal_transition: 'This is not possible in its current state. Someone else may have changed it.',
});
