/** Mails and text messages that come in: into the thread of their case, or kept until one of the staff places them. */
export { IncomingModule } from './incoming.module.js';
