import { type Role, ROLES } from '@ayana/contracts/identity';
import {
  MEMBER_ROLES,
  type MemberRole,
  type OpenedOrganisationInvitation,
  ORGANISATION_KINDS,
  type OrganisationInvitation,
  type OrganisationKind,
} from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
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

export class OrganisationInvitationDto implements OrganisationInvitation {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'string', enum: MEMBER_ROLES, nullable: true })
  role!: MemberRole | null;

  @ApiProperty({ format: 'date-time' })
  sent_at!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class OpenedOrganisationInvitationDto implements OpenedOrganisationInvitation {
  @ApiProperty()
  organisation_name!: string;

  @ApiProperty({ enum: ORGANISATION_KINDS })
  kind!: OrganisationKind;

  @ApiProperty({ type: 'string', nullable: true })
  doctor_name!: string | null;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ type: 'string', enum: MEMBER_ROLES, nullable: true })
  role!: MemberRole | null;

  @ApiProperty({ enum: ['open', 'accepted', 'expired'] })
  state!: 'open' | 'accepted' | 'expired';
}

export class JoinedDto {
  @ApiProperty({ enum: ROLES, description: 'What the account is now.' })
  role!: Role;
}
