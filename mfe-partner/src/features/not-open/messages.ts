import { defineMessages } from '@ayana/contracts/language';

/** Texts of places that have a URL and a guard, but no content yet. */
export const messages = defineMessages('mfe-partner/not-open', {
  lead: 'This page is not available yet.',
  text: 'Until then our case managers do this with you by e-mail and phone.',
  home: 'Go to what is waiting',
});
