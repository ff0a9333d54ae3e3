export { LeavingNewsletter } from './leaving.service.js';
export { NewsletterModule } from './newsletter.module.js';
