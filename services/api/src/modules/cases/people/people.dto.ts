import {
  type Attendant,
  COMPANION_PERMISSIONS,
  type CompanionPermission,
  LETTER_ATTENDANTS_MAX,
} from '@ayana/contracts/journey';
import {
  ChoicesField,
  DateField,
  EmailField,
  IdField,
  LatinNameField,
  PassportField,
  PhoneField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

const NAME_MAX = 120;

export class NewCompanionDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @TextField({ label: 'Name', max: NAME_MAX })
  name!: string;

  @EmailField({ label: 'E-mail' })
  email!: string;

  @TextField({ label: 'Relation', max: 60 })
  relation!: string;

  @TextField({ label: 'Language', optional: true, max: 20, description: 'Of the invitation; yours by default.' })
  language?: string;

  @ChoicesField({ label: 'May do', of: COMPANION_PERMISSIONS, max: COMPANION_PERMISSIONS.length })
  may!: CompanionPermission[];
}

export class CompanionChangeDto {
  @ChoicesField({ label: 'May do', of: COMPANION_PERMISSIONS, max: COMPANION_PERMISSIONS.length })
  may!: CompanionPermission[];
}

export class CompanionTokenDto {
  @TextField({ label: 'Token', max: 200, description: 'Of the link in the mail.' })
  token!: string;
}

/** Someone who comes along, as the passport has them. */
export class AttendantDto implements Attendant {
  @LatinNameField({ label: 'Name', max: NAME_MAX })
  name!: string;

  @PassportField({ label: 'Passport number', max: 20 })
  passport_number!: string;
}

export class PatientDetailsFormDto {
  @LatinNameField({ label: 'Name as in the passport', optional: true, nullable: true, max: NAME_MAX })
  passport_name?: string | null;

  @DateField({ label: 'Date of birth', optional: true, description: 'Of the account.' })
  date_of_birth?: string;

  @ListField({ label: 'Attendants', of: AttendantDto, max: LETTER_ATTENDANTS_MAX, optional: true })
  attendants?: AttendantDto[];

  @TextField({ label: 'Nationality', optional: true, nullable: true, max: NAME_MAX })
  nationality?: string | null;

  @PassportField({ label: 'Passport number', optional: true, nullable: true, max: 40 })
  passport_number?: string | null;

  @TextField({ label: 'Special needs', optional: true, nullable: true })
  special_needs?: string | null;

  @TextField({ label: 'Emergency contact', optional: true, nullable: true, max: NAME_MAX })
  emergency_name?: string | null;

  @PhoneField({ label: 'Emergency phone', optional: true, nullable: true })
  emergency_phone?: string | null;
}
