import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

export const HERO_MESSAGES = defineMessages('mfe-public/hero', {
  heading: 'Treatment in India, planned from your own kitchen table',
  lead: 'Tell us what you need. A person looks after your request, writes back, and helps you compare hospitals, prices and dates.',
  promise: `An answer within ${RESPONSE_HOURS} hours. No obligation.`,
  scene:
    'A drawing of the journey: one line leaves a kitchen at home, passes enquiry, records, opinion, quotes and decision, crosses the sea, goes through arrival, treatment and recovery in India, and comes back home for the follow-up.',
});
