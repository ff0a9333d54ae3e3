import {
  LETTER_ATTENDANTS_MAX,
  LETTER_STATES,
  type LetterState,
  type VerifiedLetter,
  type VisaLetter,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { DateField, IdField, TextField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

export class LetterAttendantDto {
  @TextField({ label: 'Name', max: 120, printed: true })
  name!: string;

  @TextField({ label: 'Passport number', max: 20, printed: true })
  passport_number!: string;
}

export class NewLetterDto {
  @IdField({ label: 'Quote' })
  quote_id!: string;

  @DateField({ label: 'Admission' })
  admission_on!: string;

  @DateField({ label: 'Stay until' })
  stay_until!: string;

  @ListField({ label: 'Attendants', of: LetterAttendantDto, min: 0, max: LETTER_ATTENDANTS_MAX, optional: true })
  attendants?: LetterAttendantDto[];
}

const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;
const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
const INTEGER_OR_NULL = { type: 'integer', nullable: true } as const;

export class VisaLetterDto implements VisaLetter {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ format: 'uuid' })
  quote_id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for the hospital.' })
  document_id!: string | null;

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

  @ApiProperty(INTEGER_OR_NULL)
  attendants!: number | null;

  @ApiProperty(DAY_OR_NULL)
  issued_on!: string | null;
}
