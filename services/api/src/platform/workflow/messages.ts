import { defineMessages } from '@ayana/contracts/language';

/** Why someone does not approve, where a module says nothing nearer. */
export const SECOND_PERSON_MESSAGES = defineMessages('api/second-person', {
  own: 'You asked for this, entered it or changed it, or it is for you. Someone else approves it.',
});
