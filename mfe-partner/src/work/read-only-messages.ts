import { defineMessages } from '@ayana/contracts/language';

/** What a member who may only read is told in the place of what others do there. */
export const messages = defineMessages('mfe-partner/read-only', {
  note: 'Your membership may only read. Ask an administrator of your organisation.',
});
