import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('case-kit/list-detail', {
  notDone: 'That did not work.',
});
