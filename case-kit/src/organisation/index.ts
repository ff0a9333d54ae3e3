export { InviteDialog } from './invite-dialog';
export { inviteMember } from './organisation.api';
export { RoleDialog } from './role-dialog';
