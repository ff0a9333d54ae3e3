import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@ayana/contracts/identity';
import {
  ChoiceField,
  CursorField,
  FlagField,
  LimitField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { OwnApplicationDto, UserSessionDto } from '../identity/index.js';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 100;
/** Sign-ins shown on a user's page. */
export const SIGN_INS_SHOWN = 20;

const ROLE_FILTERS = [...ROLES, 'none'] as const;

export class UsersQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the name or parts of the e-mail address.' })
  q?: string;

  @ChoiceField({ label: 'Role', optional: true, of: ROLE_FILTERS, description: '`none`: people without a role.' })
  role?: (typeof ROLE_FILTERS)[number];

  @FlagField({
    label: 'Waiting',
    optional: true,
    description: 'true: only people whose application waits, the longest waiting first. Else everybody, newest first.',
  })
  waiting?: boolean;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class RoleChangeDto {
  @ChoiceField({ label: 'Role', of: ROLES, nullable: true, description: 'Null takes the role away.' })
  role!: Role | null;
}

export class ApplicationDecisionDto {
  @ChoiceField({ label: 'Status', of: ['refused'], description: 'Giving a role accepts an application.' })
  status!: 'refused';

  @TextField({ label: 'Note', optional: true, description: 'Sent in the mail to the person and not stored.' })
  note?: string;
}

export class RoleApplicationDto extends OwnApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}

export class UserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'string', enum: ROLES, nullable: true })
  role!: Role | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  last_sign_in_at!: string | null;

  @ApiProperty({ type: RoleApplicationDto, nullable: true, description: 'The newest one, decided or not.' })
  application!: RoleApplicationDto | null;
}

export class UserSignInDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: 'string', nullable: true })
  network!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  user_agent!: string | null;

  @ApiProperty({ description: '`password`, or `oauth:<provider>`.' })
  method!: string;
}

export class UserDetailDto extends UserDto {
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  email_verified_at!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  phone!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  country!: string | null;

  @ApiProperty({ type: [UserSessionDto], description: 'Open ones, the last used first.' })
  sessions!: UserSessionDto[];

  @ApiProperty({ type: [UserSignInDto], description: `The newest ${SIGN_INS_SHOWN} of the last months, newest first.` })
  sign_ins!: UserSignInDto[];
}

export class UsersPageDto {
  @ApiProperty({ type: [UserDto] })
  items!: UserDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
