import {
  LETTER_ATTENDANTS_MAX,
  type Attendant,
  LETTER_PATIENT_FACTS,
  type LetterDraft,
  type LetterPatientFact,
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
