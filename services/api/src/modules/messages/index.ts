/** Conversations about a case, and which of them are unread. */
export { AssignmentMessages } from './assignment-messages.js';
export { GuestMessages } from './guest-messages.js';
export { MessagesModule } from './messages.module.js';
export { outsideAddress } from './outside-addresses.js';
export { type OutsideMessage, OutsideMessages } from './outside-messages.js';
export { PatientMessages } from './patient-messages.js';
export { unreadBy } from './threads.queries.js';
