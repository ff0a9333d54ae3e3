import { STAFF_INVITATION_ROLES, type StaffInvitationRole } from '@ayana/contracts/identity';
import { ChoiceField, EmailField, TextField } from '../../../platform/http/input/fields.js';

export class NewStaffInvitationDto {
  @EmailField({ label: 'E-mail' })
  email!: string;

  @TextField({ label: 'Name', max: 120 })
  name!: string;

  @ChoiceField({ label: 'Role', of: STAFF_INVITATION_ROLES })
  role!: StaffInvitationRole;
}

export class StaffInvitationTokenDto {
  @TextField({ label: 'Token', max: 200 })
  token!: string;
}
