export { HOME_PORTALS, homePortal, isRole, ROLES, STAFF_ROLES } from './roles.ts';
export type { Role } from './roles.ts';
export { ACCESS, mayEnter } from './access.ts';
export type { AccessEntry } from './access.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo.ts';
export { ROLE_FETCH, SIGNED_IN_COOKIE, SIGNED_IN_HINTS } from './session.ts';
export { ACCESS_DENIED } from './messages.ts';
