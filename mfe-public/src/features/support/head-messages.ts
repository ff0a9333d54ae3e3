import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

/** What the document's head says, apart: all other texts come with the page when someone begins to move. */
export const SUPPORT_HEAD = {
  title: 'Support',
  description: `Help with documents, flights, accommodation, transport, your case or the portal. A person answers within ${RESPONSE_HOURS} hours.`,
  followed_title: 'Your support request',
} as const;
