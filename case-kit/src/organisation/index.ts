export { InviteFormDialog, inviteProblems } from './invite-form-dialog';
export type { RoleChoice } from './role-field';
export { RoleFormDialog } from './role-form-dialog';
