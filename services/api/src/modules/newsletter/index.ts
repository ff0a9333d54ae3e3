/** Subscriptions by topic, confirmed and left by a link. */
export { LeavingNewsletter } from './leaving.service.js';
export { NewsletterModule } from './newsletter.module.js';
