import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX, type SessionUser } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { EmailField, SecretField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';

export class SignInDto {
  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @SecretField({ label: 'Password', missing: () => FIELD_MESSAGES.missing.password, max: PASSWORD_MAX })
  password!: string;
}

export class SignedInDto {
  @ApiProperty({ description: 'JWT for `Authorization: Bearer`; keep it in memory only.' })
  access_token!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds until the access token ends.' })
  expires_in!: number;

  @ApiProperty({ type: shape('SessionUser') })
  user!: SessionUser;
}

export class CurrentSessionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;

  @ApiProperty({ type: shape('SessionUser') })
  user!: SessionUser;
}
