/** Enquiries that the staff enter: telephone calls, WhatsApp, visits at the office, mails pasted in. */
export { EnquiriesModule } from './enquiries.module.js';
