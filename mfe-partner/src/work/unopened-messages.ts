import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/unopened', {
  mark: 'Not opened yet',
});
