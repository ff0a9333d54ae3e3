export { InboxIntake } from './inbox-intake.service.js';
export { enquiryMatches } from './inbox.queries.js';
export { InboxModule } from './inbox.module.js';
export { MessageIntake } from './message-intake.service.js';
export { InboxSources } from './inbox-sources.js';
export type { AgreedMoment, ConfirmedMoment, InboxSource } from './inbox-sources.js';
