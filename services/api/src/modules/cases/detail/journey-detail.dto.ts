import {
  JOURNEY_PARTS,
  JOURNEY_STATES,
  type JourneyPart,
  type JourneyState,
  READER_KINDS,
  type ReaderKind,
  type StageStatuses,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, TextField } from '../../../platform/http/input/fields.js';
import { JourneyFactsDto } from '../../records/index.js';
import { ID_OR_NULL, JourneyActorDto, JourneyEntryDto, TEXT_OR_NULL } from '../../journeys/index.js';

export class JourneyChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: JOURNEY_STATES })
  status?: JourneyState;

  @TextField({ label: 'Reason', optional: true, description: 'Required to close it.' })
  closed_reason?: string;

  @IdField({ label: 'Colleague', optional: true, nullable: true, description: 'The case manager; null for none.' })
  case_manager_id?: string | null;
}

export class JourneyHandOverDto {
  @IdField({ label: 'Colleague', description: 'A member of staff other than the present case manager.' })
  to_user_id!: string;

  @TextField({ label: 'Note', optional: true, description: 'For the colleague; goes onto the timeline.' })
  note?: string;
}

/** A journey as its reader sees it: null is what they do not see, or what is not known. */
export class JourneyDetailDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: READER_KINDS, isArray: true, description: 'What the caller is to it.' })
  kinds!: ReaderKind[];

  @ApiProperty({ enum: JOURNEY_PARTS, isArray: true, description: 'The parts the caller sees.' })
  parts!: JourneyPart[];

  @ApiProperty({ enum: JOURNEY_STATES })
  status!: JourneyState;

  @ApiProperty(ID_OR_NULL)
  patient_id!: string | null;

  @ApiProperty(ID_OR_NULL)
  treatment_request_id!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  current_stage!: number | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'As in `PatientJourneyDto`.',
  })
  stage_statuses!: StageStatuses | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  journey_data!: Readonly<Record<string, unknown>> | null;

  @ApiProperty({ type: JourneyActorDto, nullable: true })
  case_manager!: JourneyActorDto | null;

  @ApiProperty(TEXT_OR_NULL)
  closed_reason!: string | null;

  @ApiProperty({ type: [JourneyEntryDto], nullable: true, description: 'Oldest first; internal ones for staff only.' })
  entries!: JourneyEntryDto[] | null;

  @ApiProperty({ type: JourneyFactsDto })
  facts!: JourneyFactsDto;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}
