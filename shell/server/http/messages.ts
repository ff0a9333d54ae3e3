import { defineMessages } from '@ayana/contracts/language';

/** Texts of the render server itself. */
export const messages = defineMessages('shell/server/http', {
  busy: {
    title: 'We are very busy right now',
    text: 'This page reloads automatically in two seconds. You do not need to do anything.',
  },
  review: {
    title: 'This review link does not open anything',
    expired: 'It has expired, or it was changed on its way. Ask for a new one.',
    gone: 'The version it is for is not stored any more. Ask for a new one.',
    site: 'Go to the site as everybody sees it',
  },
});
