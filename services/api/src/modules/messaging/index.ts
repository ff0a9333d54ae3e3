/** Emails and text messages: templates, queue, delivery, outcome. */
export { Acknowledgements } from './acknowledgements.js';
export type { Acknowledgement, FormMailRequest, Repetition } from './acknowledgements.js';
export { GuardedDelivery } from './guarded-delivery.js';
export type { DeliveryGuard } from './guarded-delivery.js';
export { MailOutcomes } from './mail-outcomes.js';
export type { MailOutcome } from './mail-outcomes.js';
export { MailPreviews } from './mail-previews.js';
export { MessagingModule } from './messaging.module.js';
export { MessagingService, TEAM } from './messaging.service.js';
export type { MailRequest, TextRequest } from './messaging.service.js';
export { OutgoingMail, OutgoingMailSchema } from './outgoing-mail.entity.js';
export { OutgoingText, OutgoingTextSchema } from './outgoing-text.entity.js';
export { MAIL_STATUSES } from './outgoing-mail.entity.js';
export { mayReceiveTests } from './test-recipients.js';
export type { AccountEventMailData, AddressUse } from './templates/account-data.js';
export type * from './templates/template-data.js';
