/** What came in by the public forms, and who of the staff works on it. */
export { InboxIntake } from './inbox-intake.service.js';
export { enquiryMatches, findNames } from './inbox.queries.js';
export { InboxItemRow } from './inbox.entity.js';
export { InboxLeads } from './inbox-leads.service.js';
export { InboxService } from './inbox.service.js';
export { InboxModule } from './inbox.module.js';
export { InboxWorkflow } from './inbox-workflow.js';
export { MessageIntake } from './message-intake.service.js';
export { InboxSources } from './inbox-sources.js';
export type { AgreedMoment, ConfirmedMoment, InboxSource } from './inbox-sources.js';
