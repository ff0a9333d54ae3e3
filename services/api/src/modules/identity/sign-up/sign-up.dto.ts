import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  ACCOUNT_KINDS,
  type AccountKind,
  HEALTH_DATA_CONSENT,
  PARTNER_ROLES,
  PASSWORD_MAX,
  type Role,
} from '@ayana/contracts/identity';
import { COUNTRIES } from '@ayana/contracts/places';
import {
  AgreementField,
  ChoiceField,
  EmailField,
  NameField,
  NewPasswordField,
  PhoneField,
  SecretField,
  FirstNameField,
  LastNameField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';
import { SignedInDto } from '../sessions/sessions.dto.js';

export const COUNTRY_NAMES = COUNTRIES.map(({ name }) => name);
/** Longer than any link's token, which has 80 characters. */
export const TOKEN_MAX = 200;
const NEXT_MAX = 500;

/** Consent to the processing of health data, with the version of the text that was shown. */
export class GivenConsentDto {
  @AgreementField({ label: 'Consent', missing: () => HEALTH_DATA_CONSENT.missing })
  health_data_consent!: true;

  @ChoiceField({
    label: 'Consent text',
    of: [HEALTH_DATA_CONSENT.text_version],
    missing: () => FIELD_MESSAGES.missing.text_version,
    description: 'Version of the text that was shown.',
  })
  consent_text_version!: string;
}

/** The fields every sign-up asks for, by password or by provider. */
export class ProfileOfSignUpDto extends GivenConsentDto {
  @FirstNameField()
  first_name!: string;

  @LastNameField()
  last_name!: string;

  @ChoiceField({ label: 'Account kind', optional: true, of: ACCOUNT_KINDS, description: 'patient by default.' })
  account_kind?: AccountKind;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @ChoiceField({ label: 'Country', optional: true, of: COUNTRY_NAMES })
  country?: string;

  @ZoneField({ label: 'Time zone', optional: true })
  time_zone?: string;

  @TextField({ label: 'Organisation', optional: true, description: 'Of a partner or doctor.' })
  organisation?: string;

  @TextField({ label: 'Registration number', optional: true, description: 'Of a partner or doctor.' })
  registration_number?: string;

  @ChoiceField({ label: 'Role', optional: true, of: PARTNER_ROLES, description: 'What a partner asks for.' })
  wanted_role?: Role;

  @TextField({ label: 'Message', optional: true, description: 'To the administrators who decide.' })
  message?: string;

  @NameField({
    label: 'Next',
    optional: true,
    pattern: /^\/\S*$/,
    max: NEXT_MAX,
    description: 'The path of this site they were going to; the mail brings it back.',
  })
  next?: string;
}

export class SignUpDto extends ProfileOfSignUpDto {
  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @NewPasswordField({ label: 'Password' })
  password!: string;
}

export class LinkDto {
  @SecretField({
    label: 'Token',
    missing: () => FIELD_MESSAGES.missing.link,
    max: TOKEN_MAX,
    description: 'Of the link.',
  })
  token!: string;
}

export class VerifyEmailDto extends LinkDto {
  @SecretField({
    label: 'Password',
    optional: true,
    max: PASSWORD_MAX,
    description: 'Of the sign-up; needed when more than one waits for the address.',
  })
  password?: string;
}

export class AddressDto {
  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;
}

export const CONFIRMATIONS = ['sign_up', 'change_email'] as const;

@ApiExtraModels(SignedInDto)
export class ConfirmedEmailDto {
  @ApiProperty({ format: 'email', description: 'The address that is confirmed now.' })
  email!: string;

  @ApiProperty({ type: 'string', enum: CONFIRMATIONS })
  purpose!: (typeof CONFIRMATIONS)[number];

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(SignedInDto) }, { type: 'null' }],
    description: 'Where the browser has shown the password of a new account; otherwise they sign in with it.',
  })
  session!: SignedInDto | null;
}
