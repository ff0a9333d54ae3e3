import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX, ROLES, type Role } from '@ayana/contracts/identity';
import { EmailField, SecretField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';

export class SignInDto {
  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @SecretField({ label: 'Password', missing: () => FIELD_MESSAGES.missing.password, max: PASSWORD_MAX })
  password!: string;
}

export class SessionUserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: 'string',
    enum: ROLES,
    nullable: true,
    description: 'Null while no administrator has given one.',
  })
  role!: Role | null;

  @ApiProperty()
  email_verified!: boolean;

  @ApiProperty({ description: 'In which the portals are read, BCP 47.' })
  language!: string;
}

export class SignedInDto {
  @ApiProperty({ description: 'JWT for `Authorization: Bearer`; keep it in memory only.' })
  access_token!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds until the access token ends.' })
  expires_in!: number;

  @ApiProperty()
  user!: SessionUserDto;
}

export class CurrentSessionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;

  @ApiProperty()
  user!: SessionUserDto;
}

/** An open session, as its owner and administrators see it. */
export class UserSessionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'The browser, as it names itself.' })
  user_agent!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The network it was opened from, without the device.' })
  network!: string | null;

  @ApiProperty({ description: '`password`, or `oauth:<provider>`.' })
  method!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  last_used_at!: string;
}

/** One of the caller's own sessions. */
export class SessionDto extends UserSessionDto {
  @ApiProperty({ description: 'Whether it is the one that asks.' })
  is_current!: boolean;
}
