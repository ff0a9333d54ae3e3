import { shape } from '../../../platform/http/openapi/shape.js';
import {
  CASE_FACTS,
  type CaseAssignment,
  type CaseFact,
  type CaseHead,
  type CaseMoney,
  type CasePatient,
  type CasePerson,
  type CaseRequest,
  JOURNEY_STATES,
  type JourneyState,
  type StageStatuses,
  type JourneyEntry,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { SearchField, TextField } from '../../../platform/http/input/fields.js';
import { STAGE_STATUSES_SCHEMA, TEXT_OR_NULL } from '../../journeys/index.js';

export class CaseSearchDto {
  @SearchField({ label: 'Search term', max: 100, description: 'A case number, or a name.' })
  q!: string;
}

export class CaseNoteDto {
  @TextField({ label: 'Note', description: 'Read by those who work on the case, never by the patient.' })
  text!: string;
}

export class CaseDto implements CaseHead {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ enum: JOURNEY_STATES })
  status!: JourneyState;

  @ApiProperty(TEXT_OR_NULL)
  closed_reason!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The highest completed stage.' })
  current_stage!: number | null;

  @ApiProperty(STAGE_STATUSES_SCHEMA)
  stage_statuses!: StageStatuses;

  @ApiProperty({ type: shape('CasePatient') })
  patient!: CasePatient;

  @ApiProperty({ type: shape('CasePerson'), nullable: true })
  case_manager!: CasePerson | null;

  @ApiProperty({ type: shape('CaseRequest'), nullable: true, description: 'What the journey grew from.' })
  treatment_request!: CaseRequest | null;

  @ApiProperty({ type: shape('CaseMoney'), nullable: true, description: 'What the offers cost.' })
  money!: CaseMoney | null;

  @ApiProperty({
    enum: CASE_FACTS,
    isArray: true,
    description: 'What has happened so far, the oldest first; for the staff.',
  })
  facts!: CaseFact[];

  @ApiProperty({ type: [shape('CaseAssignment')], description: 'The caller’s own work of this case.' })
  assigned!: CaseAssignment[];

  @ApiProperty({ type: [shape('JourneyEntry')], description: 'Oldest first; internal ones for staff only.' })
  entries!: JourneyEntry[];

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}
