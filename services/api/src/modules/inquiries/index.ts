/** Messages to the team by the contact form and the general inquiry. */
export { InquiriesModule } from './inquiries.module.js';
