/** Requests to our support by form; their senders follow them by a link. */
export { SupportModule } from './support.module.js';
