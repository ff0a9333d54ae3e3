import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

/** Texts of the document's head, in their own file: all others load with the page's code. */
export const SUPPORT_HEAD = defineMessages('mfe-public/support/head', {
  title: 'Support',
  description: `Help with documents, flights, accommodation, transport, your case or the portal. A person answers within ${RESPONSE_HOURS} hours.`,
  followed_title: 'Your support request',
});
