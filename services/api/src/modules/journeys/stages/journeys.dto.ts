import {
  FIRST_STAGE,
  JOURNEY_STATES,
  type JourneyState,
  LAST_STAGE,
  type PatientJourney,
  STAGE_STATUSES,
  type StageStatuses,
  type StageStatusName,
} from '@ayana/contracts/journey';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import {
  ChoicesField,
  ChoiceField,
  DetailsField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL } from '../journey-entries.dto.js';

/** Longest details of a journey or a stage update, as JSON. */
const DATA_MAX = 20_000;

export class JourneysQueryDto extends ListQueryDto {
  @IdField({ label: 'Patient', optional: true, description: 'For staff: the journeys of one patient.' })
  patient_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: JOURNEY_STATES, max: JOURNEY_STATES.length })
  status?: JourneyState[];
}

export class NewJourneyDto {
  @IdField({ label: 'Patient' })
  patient_id!: string;

  @IdField({ label: 'Treatment request', optional: true })
  treatment_request_id?: string;

  @DetailsField({ label: 'Journey data', optional: true, max: DATA_MAX })
  journey_data?: Record<string, unknown>;
}

/** The parameters of `update_journey_stage` (spec section 7). */
export class StageUpdateDto {
  @IdField({ label: 'Journey' })
  p_journey_id!: string;

  @IntegerField({ label: 'Stage', min: FIRST_STAGE, max: LAST_STAGE })
  p_stage_number!: number;

  @ChoiceField({ label: 'State', of: STAGE_STATUSES })
  p_status!: StageStatusName;

  @TextField({ label: 'Notes', optional: true, description: 'The patient reads them on the timeline.' })
  p_notes?: string;

  @DetailsField({ label: 'Data', optional: true, max: DATA_MAX, description: 'Joined to `journey_data`, by its keys.' })
  p_data?: Record<string, unknown>;
}

/** How stages are described, by their number. */
export const STAGE_STATUSES_SCHEMA: ApiPropertyOptions = {
  type: 'object',
  description: 'By the number of the stage.',
  additionalProperties: {
    type: 'object',
    required: ['status'],
    properties: {
      status: { type: 'string', enum: [...STAGE_STATUSES] },
      completed_at: { type: 'string', format: 'date-time' },
    },
  },
};

export class PatientJourneyDto implements PatientJourney {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ format: 'uuid' })
  patient_id!: string;

  @ApiProperty(ID_OR_NULL)
  treatment_request_id!: string | null;

  @ApiProperty({ type: 'integer', description: 'The highest completed stage.' })
  current_stage!: number;

  @ApiProperty(STAGE_STATUSES_SCHEMA)
  stage_statuses!: StageStatuses;

  @ApiProperty({ type: 'object', additionalProperties: true })
  journey_data!: Readonly<Record<string, unknown>>;

  @ApiProperty(ID_OR_NULL)
  case_manager_id!: string | null;

  @ApiProperty({ enum: JOURNEY_STATES })
  status!: JourneyState;

  @ApiProperty(TEXT_OR_NULL)
  closed_reason!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class PatientJourneysPageDto extends pageDtoOf(PatientJourneyDto) {}
