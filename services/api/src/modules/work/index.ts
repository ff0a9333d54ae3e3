/** Who does what for a case: assignments to organisations and people, and the list of one’s own work. */
export { assignmentCandidates, rankedCandidates } from './assignments/assignment-candidates.js';
export { AssignmentClocks } from './assignments/assignment-clocks.js';
export { AssignmentWorkflow } from './assignments/assignment-workflow.js';
export { AssignmentRow } from './assignments/assignment.entity.js';
export { Assignments } from './assignments/assignments.service.js';
export { MovedWork } from './assignments/moved-work.js';
export { ReturnedWork } from './assignments/returned-work.service.js';
export { CalendarFeeds, type Feed, FEED_ACCESS } from './feeds/calendar-feeds.service.js';
export { ORDER_MESSAGES } from './orders/messages.js';
export { scannedNumberIs } from './orders/order-numbers.js';
export { mayOrderOn, RECIPIENTS_MAX, sideOf, sidesOf, treatsOn } from './orders/order-parties.js';
export { OrderWork, readerOfOrder } from './orders/order-work.js';
export { findOwnWork } from './own-work/work.queries.js';
export { WorkModule } from './work.module.js';
