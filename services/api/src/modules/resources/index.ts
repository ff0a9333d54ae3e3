/** What is needed where and when, and the beds, vehicles, people and funds that are committed to it. */
export { RESOURCE_MESSAGES } from './messages.js';
export { NeedChanges } from './need-changes.js';
export { NeedFollowers } from './need-followers.js';
export { ResourceNeedRow } from './resource.entity.js';
export { ResourcesModule } from './resources.module.js';
