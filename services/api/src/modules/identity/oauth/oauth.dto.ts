import { ApiProperty } from '@nestjs/swagger';
import { ProfileOfSignUpDto, TOKEN_MAX } from '../sign-up/sign-up.dto.js';
import { SecretField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';

export class ProviderDto {
  @ApiProperty({ description: 'In addresses: `/api/auth/oauth/<name>`.' })
  name!: string;

  @ApiProperty({ description: 'For people: "Continue with <label>".' })
  label!: string;
}

export class ProviderRedirectDto {
  @ApiProperty({ format: 'uri', description: "Where the browser goes now: the provider's own page." })
  url!: string;
}

export class ProviderProfileDto {
  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ description: 'Whether the provider vouches for the address; if not, it is confirmed by a mail.' })
  email_verified!: boolean;

  @ApiProperty({ type: 'string', nullable: true })
  first_name!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  last_name!: string | null;

  @ApiProperty()
  provider!: string;

  @ApiProperty({ description: 'The provider, for people.' })
  label!: string;
}

export class CompleteSignUpDto extends ProfileOfSignUpDto {
  @SecretField({
    label: 'Token',
    missing: () => FIELD_MESSAGES.missing.link,
    max: TOKEN_MAX,
    description: '`complete` of the address of /login.',
  })
  token!: string;
}
