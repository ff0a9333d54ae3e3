import { defineMessages } from '@ayana/contracts/language';

/** Texts of staff pages that have a URL and a guard, but no content yet. */
export const messages = defineMessages('mfe-admin/not-open', {
  lead: 'This page of the staff portal is not available yet.',
  text: 'Only staff will be able to open it. Until then, use the other pages in the menu.',
  requests: 'Go to the requests',
});
