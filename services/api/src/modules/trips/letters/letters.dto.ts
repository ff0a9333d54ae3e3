import {
  LETTER_ATTENDANTS_MAX,
  type Attendant,
  LETTER_PATIENT_FACTS,
  LETTER_STATES,
  type LetterDraft,
  type LetterPatientFact,
  type LetterState,
  type VerifiedLetter,
  type VisaLetter,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { DateField, IdField, LatinNameField, PassportField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

export class LetterAttendantDto implements Attendant {
  @LatinNameField({ label: 'Name', max: 120 })
  name!: string;

  @PassportField({ label: 'Passport number', max: 20 })
  passport_number!: string;
}

export class NewLetterDto {
  @IdField({ label: 'Quote' })
  quote_id!: string;

  @DateField({ label: 'Admission', optional: true, description: 'By the planned admission or the request otherwise.' })
  admission_on?: string;

  @DateField({ label: 'Stay until', optional: true, description: 'By the days of the quote otherwise.' })
  stay_until?: string;

  @ListField({
    label: 'Attendants',
    of: LetterAttendantDto,
    min: 0,
    max: LETTER_ATTENDANTS_MAX,
    optional: true,
    description: 'Those the patient named otherwise.',
  })
  attendants?: LetterAttendantDto[];
}

export class LetterDraftQueryDto {
  @IdField({ label: 'Quote' })
  quote_id!: string;
}

const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;
const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
const INTEGER_OR_NULL = { type: 'integer', nullable: true } as const;

export class LetterDraftDto implements LetterDraft {
  @ApiProperty(DAY_OR_NULL)
  admission_on!: string | null;

  @ApiProperty(DAY_OR_NULL)
  stay_until!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  patient_name!: string | null;

  @ApiProperty({
    type: [LetterAttendantDto],
    description: 'For the hospital with the last signs of the passports only.',
  })
  attendants!: LetterAttendantDto[];

  @ApiProperty({ enum: LETTER_PATIENT_FACTS, isArray: true, description: 'What the patient has not given yet.' })
  missing!: LetterPatientFact[];

  @ApiProperty(TEXT_OR_NULL)
  registration_number!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  phone!: string | null;
}

export class VisaLetterDto implements VisaLetter {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ format: 'uuid' })
  quote_id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for the hospital.' })
  document_id!: string | null;

  @ApiProperty({ description: 'There is a copy with the last signs of passports only: the hospital opens it.' })
  has_copy!: boolean;

  @ApiProperty({ description: 'In groups, as on the paper.' })
  code!: string;

  @ApiProperty({ enum: LETTER_STATES })
  status!: LetterState;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ format: 'date' })
  admission_on!: string;

  @ApiProperty({ format: 'date' })
  stay_until!: string;

  @ApiProperty({ type: 'integer' })
  attendants!: number;

  @ApiProperty({ format: 'date-time' })
  issued_at!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  ended_at!: string | null;
}

export class VisaLettersDto {
  @ApiProperty({ type: [VisaLetterDto], description: 'The newest first.' })
  items!: VisaLetterDto[];
}

export class VerifiedLetterDto implements VerifiedLetter {
  @ApiProperty({ enum: [...LETTER_STATES, 'unknown'] })
  status!: VerifiedLetter['status'];

  @ApiProperty(TEXT_OR_NULL)
  hospital!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  city!: string | null;

  @ApiProperty({ ...DAY_OR_NULL, description: 'Of a valid letter only, as what follows but the day of issue.' })
  admission_on!: string | null;

  @ApiProperty(DAY_OR_NULL)
  stay_until!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  initials!: string | null;

  @ApiProperty(INTEGER_OR_NULL)
  birth_year!: number | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The last signs of its number.' })
  passport!: string | null;

  @ApiProperty(INTEGER_OR_NULL)
  attendants!: number | null;

  @ApiProperty(DAY_OR_NULL)
  issued_on!: string | null;
}
