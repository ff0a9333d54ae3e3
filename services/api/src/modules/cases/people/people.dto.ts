import type { LastEditor } from '@ayana/contracts/editing';
import {
  type Attendant,
  COMPANION_PERMISSIONS,
  type Companion,
  type CompanionPermission,
  LETTER_ATTENDANTS_MAX,
  type PatientDetails,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
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
import { TEXT_OR_NULL } from '../../journeys/index.js';

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

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class CompanionDto implements Companion {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  relation!: string;

  @ApiProperty()
  language!: string;

  @ApiProperty({ enum: COMPANION_PERMISSIONS, isArray: true })
  may!: CompanionPermission[];

  @ApiProperty({ ...TIME_OR_NULL, description: 'Null until the invitation is accepted.' })
  accepted_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  withdrawn_at!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class CompanionsDto {
  @ApiProperty({ type: [CompanionDto], description: 'Those who are not withdrawn, the oldest first.' })
  items!: CompanionDto[];
}

/** What a mailed link shows. */
export class InvitationDto {
  @ApiProperty({ description: 'Who invites.' })
  patient_name!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ description: 'Who is invited.' })
  name!: string;

  @ApiProperty()
  accepted!: boolean;
}

export class AccompaniedJourneyDto {
  @ApiProperty({ format: 'uuid', description: 'Of the caller as a companion: what they withdraw to leave.' })
  companion_id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty()
  patient_name!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null unless they may see the journey.' })
  current_stage!: number | null;

  @ApiProperty({ enum: COMPANION_PERMISSIONS, isArray: true })
  may!: CompanionPermission[];
}

export class AccompaniedJourneysDto {
  @ApiProperty({ type: [AccompaniedJourneyDto] })
  items!: AccompaniedJourneyDto[];
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

export class PatientDetailsDto implements PatientDetails {
  @ApiProperty({ format: 'uuid' })
  patient_id!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'In Latin letters, for letters and travel.' })
  passport_name!: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  date_of_birth!: string | null;

  @ApiProperty({ type: [AttendantDto], nullable: true, description: 'Who comes along.' })
  attendants!: AttendantDto[] | null;

  @ApiProperty(TEXT_OR_NULL)
  nationality!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  passport_number!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  special_needs!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  emergency_name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  emergency_phone!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag; 0 until something is saved.' })
  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  updated_at!: string | null;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}
