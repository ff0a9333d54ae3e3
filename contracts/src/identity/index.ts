export { ADMIN_ROLES, HOME_PORTALS, homePortal, isRole, ROLES, STAFF_ROLES } from './roles.ts';
export type { Role } from './roles.ts';
export { ACCESS, isAccessEntry, mayEnter, mayEnterByHint } from './access.ts';
export { mayChangeSaved } from './saved.ts';
export type { AccessEntry } from './access.ts';
export { ACCOUNT_KINDS, APPLICATION_STATUSES, PARTNER_ROLES, ROLE_NAMES } from './account-kinds.ts';
export type { AccountKind, ApplicationStatus } from './account-kinds.ts';
export { ABOUT_ME_PATH, ACCOUNT_PARTS, ACCOUNT_PATH, accountPath, hasAboutMe } from './account-page.ts';
export { HEALTH_DATA_CONSENT } from './consent.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo.ts';
export { safeNext } from './next.ts';
export {
  isOutsideSignInProblem,
  OUTSIDE_SIGN_IN_CALLBACK,
  OUTSIDE_SIGN_IN_PROBLEMS,
  OUTSIDE_SIGN_IN_SECONDS,
} from './outside-sign-in.ts';
export type { OutsideSignInProblem } from './outside-sign-in.ts';
export { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordProblem } from './password.ts';
export { missingProfileFields, PROFILE_LABELS, PROFILE_REQUIRED } from './profile.ts';
export type { ProfileRequired } from './profile.ts';
export { roleChangeRefusal, sessionsEndRefusal } from './role-changes.ts';
export type { RoleChange, RoleChangeRefusal } from './role-changes.ts';
export { LANGUAGE_COOKIE, ROLE_FETCH, SIGNED_IN_COOKIE, SIGNED_IN_HINTS } from './session.ts';
export { ACCESS_DENIED, NOT_AUTHENTICATED } from './messages.ts';
export * from './staff-groups.ts';
export type * from './staff-absences.ts';
export * from './staff-invitations.ts';
export type * from './sent-answers.ts';
export type * from './sessions-answers.ts';
export type * from './oauth-answers.ts';
export type * from './account-answers.ts';
export type { Colleague, StaffPage, Joined, SessionUser, ActivityActor } from './roles.ts';
