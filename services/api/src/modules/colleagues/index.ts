/** Groups of the staff who are given work together, and what changes hands while one of them is away. */
export { ColleaguesModule } from './colleagues.module.js';
export { StaffGroupNotices } from './groups/group-notices.js';
export { groupFor, groupNames, heldBy, isMember } from './groups/held-work.js';
