import { MEMBER_ROLES, type MemberRole } from '@ayana/contracts/organisations';
import { ChoiceField } from '../../../platform/http/input/fields.js';
import { ApplicationAcceptanceDto } from '../applications/applications.dto.js';

export class SignUpAcceptanceDto extends ApplicationAcceptanceDto {
  @ChoiceField({ label: 'Role', optional: true, of: MEMBER_ROLES, description: 'Within the organisation; else owner.' })
  role?: MemberRole;
}
