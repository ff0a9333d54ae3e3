import {
  FIRST_STAGE,
  JOURNEY_STATES,
  type JourneyState,
  LAST_STAGE,
  STAGE_STATUSES,
  type StageStatusName,
} from '@ayana/contracts/journey';
import { type ApiPropertyOptions } from '@nestjs/swagger';
import {
  ChoicesField,
  ChoiceField,
  DetailsField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

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
