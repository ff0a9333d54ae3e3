import { MEMBER_ROLES, type MemberRole } from '@ayana/contracts/organisations';
import { ChoiceField, EmailField, TextField } from '../../../platform/http/input/fields.js';

export class InvitedPersonDto {
  @EmailField({ label: 'E-mail' })
  email!: string;

  @TextField({ label: 'Name', max: 120 })
  name!: string;
}

export class NewInvitationDto extends InvitedPersonDto {
  @ChoiceField({ label: 'Role', of: MEMBER_ROLES })
  role!: MemberRole;
}

export class MemberChangeDto {
  @ChoiceField({ label: 'Role', of: MEMBER_ROLES })
  role!: MemberRole;
}

export class InvitationTokenDto {
  @TextField({ label: 'Token', max: 200 })
  token!: string;
}
