import { defineMessages } from '@ayana/contracts/language';

/** Texts about who is in charge. */
export const messages = defineMessages('shared-ui/people', {
  unassigned: 'Unassigned',
  you: 'You',
});
