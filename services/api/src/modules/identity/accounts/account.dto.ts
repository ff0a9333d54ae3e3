import { shape } from '../../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import {
  PROFILE_REQUIRED,
  type ProfileRequired,
  type Role,
  ROLES,
  type Consent,
  type LinkedIdentity,
  type OwnApplication,
} from '@ayana/contracts/identity';
import { LOCALES } from '@ayana/contracts/language';
import {
  ChoiceField,
  DateField,
  EmailField,
  PhoneField,
  FirstNameField,
  LastNameField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';
import { ConfirmDto } from '../passwords/password.dto.js';
import { COUNTRY_NAMES } from '../sign-up/sign-up.dto.js';

export class ChangeEmailDto extends ConfirmDto {
  @EmailField({ label: 'New e-mail', missing: () => FIELD_MESSAGES.missing.new_email })
  email!: string;
}

export class AccountChangesDto {
  @FirstNameField({ optional: true })
  first_name?: string;

  @LastNameField({ optional: true })
  last_name?: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @ChoiceField({ label: 'Country', optional: true, of: COUNTRY_NAMES })
  country?: string;

  @TextField({ label: 'City', optional: true, nullable: true })
  city?: string | null;

  @DateField({ label: 'Date of birth', optional: true })
  date_of_birth?: string;

  @ZoneField({ label: 'Time zone', optional: true, nullable: true })
  time_zone?: string | null;

  @ChoiceField({ label: 'Language', optional: true, of: LOCALES.map(({ tag }) => tag) })
  language?: string;
}

/** A language the site can be read in. */
export class LanguageDto {
  @ApiProperty({ description: 'BCP 47.' })
  tag!: string;

  @ApiProperty({ description: 'In the language itself.' })
  name!: string;
}

export class AccountDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty()
  email_verified!: boolean;

  @ApiProperty({ type: 'string', nullable: true })
  first_name!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  last_name!: string | null;

  @ApiProperty({ description: 'First and last name as they are shown together.' })
  name!: string;

  @ApiProperty({ type: 'string', enum: ROLES, nullable: true })
  role!: Role | null;

  @ApiProperty({ type: 'string', nullable: true })
  phone!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  country!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  city!: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  date_of_birth!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  time_zone!: string | null;

  @ApiProperty({ description: 'Of the portals and of mails; one of `languages`.' })
  language!: string;

  @ApiProperty({ type: [LanguageDto], description: 'Those to choose from.' })
  languages!: LanguageDto[];

  @ApiProperty({ description: 'False for someone who signs in by an outside identity provider only.' })
  has_password!: boolean;

  @ApiProperty()
  profile_complete!: boolean;

  @ApiProperty({ type: 'string', isArray: true, enum: PROFILE_REQUIRED })
  missing_fields!: ProfileRequired[];

  @ApiProperty({ type: 'integer', description: 'Of the profile: what a change names in `If-Match`.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: [shape('Consent')], description: 'Newest first.' })
  consents!: Consent[];

  @ApiProperty({ type: [shape('LinkedIdentity')] })
  identities!: LinkedIdentity[];

  @ApiProperty({ type: shape('OwnApplication'), nullable: true, description: 'The newest one.' })
  application!: OwnApplication | null;
}
