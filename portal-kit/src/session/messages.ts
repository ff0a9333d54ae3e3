import { defineMessages } from '@ayana/contracts/language';

/** Said once, after a sign-in that the browser will not remember. */
export const messages = defineMessages('portal-kit/session', {
  title: 'You are signed in for this page only',
  text: 'Your browser does not keep our cookies, so reloading the page signs you out. Please allow cookies for this site.',
});
