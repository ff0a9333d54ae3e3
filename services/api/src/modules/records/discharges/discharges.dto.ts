import {
  DISCHARGE_REASON_MAX,
  DISCHARGE_TEXT_MAX,
  type DischargeSummary,
  FIT_TO_FLY,
  FLIGHT_NEEDS_MAX,
  type FitToFly,
} from '@ayana/contracts/journey';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField, DateField, IdField, TextField } from '../../../platform/http/input/fields.js';

const TEXT_OR_NULL = { type: 'string', nullable: true } as const;

export class NewDischargeSummaryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @TextField({ label: 'Diagnosis', max: DISCHARGE_TEXT_MAX })
  diagnosis!: string;

  @TextField({ label: 'Treatment given', max: DISCHARGE_TEXT_MAX })
  treatment_given!: string;

  @TextField({ label: 'Medicines', max: DISCHARGE_TEXT_MAX })
  medicines!: string;

  @TextField({ label: 'Warning signs', max: DISCHARGE_TEXT_MAX })
  warning_signs!: string;

  @TextField({ label: 'Follow-up', max: DISCHARGE_TEXT_MAX })
  follow_up!: string;

  @ChoiceField({ label: 'Fit to fly', of: FIT_TO_FLY })
  fit_to_fly!: FitToFly;

  @DateField({ label: 'Fit to fly from', optional: true, description: 'For `later` only.' })
  fit_to_fly_from?: string;

  @TextField({ label: 'Needed on the flight', optional: true, max: FLIGHT_NEEDS_MAX })
  flight_needs?: string;

  @TextField({ label: 'Reason', optional: true, max: DISCHARGE_REASON_MAX, description: 'Of a correction.' })
  reason?: string;
}

export class DischargeSummaryDto implements DischargeSummary {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty()
  diagnosis!: string;

  @ApiProperty()
  treatment_given!: string;

  @ApiProperty()
  medicines!: string;

  @ApiProperty()
  warning_signs!: string;

  @ApiProperty()
  follow_up!: string;

  @ApiProperty({ enum: FIT_TO_FLY })
  fit_to_fly!: FitToFly;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  fit_to_fly_from!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What is needed on the flight.' })
  flight_needs!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, format: 'date-time', description: 'Null while the patient is in hospital.' })
  discharged_at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it corrects the version before.' })
  reason!: string | null;

  @ApiProperty({ description: 'The name of who signed.' })
  signed_by!: string;

  @ApiProperty({ format: 'date-time' })
  signed_at!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Its paper, for the patient and staff.' })
  document_id?: string;
}

export class DischargeSummariesDto {
  @ApiProperty({ type: [DischargeSummaryDto], description: 'The newest first.' })
  items!: DischargeSummaryDto[];
}
