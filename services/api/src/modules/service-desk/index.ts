/** Services that users ask the staff for: versions, approvals, target times, articles, recurring requests, problems; and the names of people on any record. */
export { findPeople, personOf } from './people.js';
export { visibleTo } from './requests/request-list.queries.js';
export { ServiceDeskModule } from './service-desk.module.js';
