/** Services that users ask the staff for: versions, approvals, target times; and the names of people on any record. */
export { findPeople, personOf } from './people.js';
export { visibleTo } from './requests/request-list.queries.js';
export { ServiceDeskModule } from './service-desk.module.js';
