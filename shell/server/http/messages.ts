import { defineMessages } from '@ayana/contracts/language';

/** Texts of the render server itself. */
export const messages = defineMessages('shell/server/http', {
  busy: {
    title: 'We are very busy right now',
    text: 'This page reloads automatically in two seconds. You do not need to do anything.',
  },
});
