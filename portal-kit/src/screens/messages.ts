import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('portal-kit/screens', {
  yes: 'Yes',
  no: 'No',
  notDone: 'That did not work.',
  uploadFailed: 'The server could not be reached.',
  unreachable: 'No answer came. What you entered is still here. Please try again.',
});
