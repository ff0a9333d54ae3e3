import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('portal-kit/form-engine', {
  kept: {
    title: 'Not sent yet',
    text: 'What you typed on the page before is kept in this tab until you send it.',
  },
});
