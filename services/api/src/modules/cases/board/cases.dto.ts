import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  type AssignmentKind,
  type AssignmentState,
  type CaseAssignment,
  type CaseHead,
  type CaseMoney,
  type CasePatient,
  type CasePerson,
  type CaseRequest,
  JOURNEY_STATES,
  type JourneyState,
  PRIORITY_LEVELS,
  type PriorityLevel,
  type Sex,
  SEXES,
  type StageStatuses,
  TREATMENT_REQUEST_STATES,
  type TreatmentRequestState,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { TextField } from '../../../platform/http/input/fields.js';
import { HealthSummaryDto } from '../../records/index.js';
import {
  JourneyEntryDto,
  RequestedTreatmentDto,
  STAGE_STATUSES_SCHEMA,
  TEXT_OR_NULL,
  TIME_OR_NULL,
} from '../../journeys/index.js';

const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;

export class CaseNoteDto {
  @TextField({ label: 'Note', description: 'Read by those who work on the case, never by the patient.' })
  text!: string;
}

export class CasePersonDto implements CasePerson {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'As it is now; empty when the account is gone.' })
  name!: string;
}

class AgeDto {
  @ApiProperty({ type: 'integer' })
  from!: number;

  @ApiProperty({ type: 'integer' })
  to!: number;
}

export class CasePatientDto implements CasePatient {
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'For the staff.' })
  id!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  email!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  phone!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'By its name.' })
  country!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  city!: string | null;

  @ApiProperty(DAY_OR_NULL)
  date_of_birth!: string | null;

  @ApiProperty({ type: AgeDto, nullable: true, description: 'A decade for readers who may not know more.' })
  age!: AgeDto | null;

  @ApiProperty({ enum: SEXES, nullable: true })
  sex!: Sex | null;

  @ApiProperty({ ...TEXT_OR_NULL, example: 'en' })
  language!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, example: 'Asia/Dhaka' })
  time_zone!: string | null;

  @ApiProperty({ type: HealthSummaryDto, nullable: true })
  health!: HealthSummaryDto | null;

  @ApiProperty(TEXT_OR_NULL)
  special_needs!: string | null;
}

export class CaseRequestDto implements CaseRequest {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TREATMENT_REQUEST_STATES })
  status!: TreatmentRequestState;

  @ApiProperty({ enum: PRIORITY_LEVELS })
  priority_level!: PriorityLevel;

  @ApiProperty({ type: RequestedTreatmentDto })
  treatment!: RequestedTreatmentDto;

  @ApiProperty(TEXT_OR_NULL)
  preferred_city!: string | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_from!: string | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_to!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  attendants!: number | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The enquiry it was made from.' })
  inbox_item_id!: string | null;
}

export class CaseMoneyDto implements CaseMoney {
  @ApiProperty({ type: 'integer' })
  quotes!: number;

  @ApiProperty({ type: 'integer', description: 'US cents.' })
  lowest!: number;

  @ApiProperty({ type: 'integer', description: 'US cents.' })
  highest!: number;

  @ApiProperty()
  is_accepted!: boolean;
}

export class CaseAssignmentDto implements CaseAssignment {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  status!: AssignmentState;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty()
  brief!: string;
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

  @ApiProperty({ type: CasePatientDto })
  patient!: CasePatientDto;

  @ApiProperty({ type: CasePersonDto, nullable: true })
  case_manager!: CasePersonDto | null;

  @ApiProperty({ type: CaseRequestDto, nullable: true, description: 'What the journey grew from.' })
  treatment_request!: CaseRequestDto | null;

  @ApiProperty({ type: CaseMoneyDto, nullable: true, description: 'What the offers cost.' })
  money!: CaseMoneyDto | null;

  @ApiProperty({ type: [CaseAssignmentDto], description: 'The caller’s own work of this case.' })
  assigned!: CaseAssignmentDto[];

  @ApiProperty({ type: [JourneyEntryDto], description: 'Oldest first; internal ones for staff only.' })
  entries!: JourneyEntryDto[];

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}
