import { type Role, ROLES } from '@ayana/contracts/identity';
import { MEMBER_ROLES, type MemberRole } from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../../../platform/http/input/fields.js';
import { ApplicationAcceptanceDto, NamedDto } from '../applications/applications.dto.js';

export class SignUpAcceptanceDto extends ApplicationAcceptanceDto {
  @ChoiceField({ label: 'Role', optional: true, of: MEMBER_ROLES, description: 'Within the organisation; else owner.' })
  role?: MemberRole;
}

export class AcceptedSignUpDto {
  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ type: NamedDto, nullable: true })
  organisation!: NamedDto | null;

  @ApiProperty({ type: NamedDto, nullable: true })
  doctor!: NamedDto | null;
}
