/** What each person agreed to and when, and what they took back. */
export { ConsentHistoryModule } from './consent-history.module.js';
export { ConsentHistory } from './consent-history.service.js';
export type { NewConsentEntry } from './consent-history.service.js';
