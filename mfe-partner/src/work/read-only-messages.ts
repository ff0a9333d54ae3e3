import { defineMessages } from '@ayana/contracts/language';

/** What a member who may only read is told in the place of what others do there. */
export const messages = defineMessages('mfe-partner/read-only', {
  note: 'You may only read this. An owner or a member of your organisation can change it.',
});
