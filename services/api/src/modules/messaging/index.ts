export { MailOutcomes } from './mail-outcomes.js';
export type { MailOutcome } from './mail-outcomes.js';
export { MessagingModule } from './messaging.module.js';
export { MessagingService, TEAM } from './messaging.service.js';
export type { MailRequest, TextRequest } from './messaging.service.js';
export { OutgoingMail, OutgoingMailSchema } from './outgoing-mail.entity.js';
export { OutgoingText, OutgoingTextSchema } from './outgoing-text.entity.js';
export type * from './templates/template-data.js';
