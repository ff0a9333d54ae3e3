import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  type AssignmentKind,
  type AssignmentState,
  TASK_OWNER_KINDS,
  TASK_SUBJECT_KINDS,
  type TaskOwnerKind,
  type TaskSubjectKind,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../platform/http/input/fields.js';
import { PatientJourneyDto, RequestedTreatmentDto, TEXT_OR_NULL } from '../../journeys/index.js';

export class JourneyOverviewQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'One of the caller’s own; without it their newest.' })
  journey_id?: string;
}

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class OverviewPersonDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'An IANA name.' })
  time_zone!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  phone!: string | null;
}

export class OverviewHospitalDto {
  @ApiProperty()
  name!: string;

  @ApiProperty(TEXT_OR_NULL)
  phone!: string | null;
}

export class CompletedStageDto {
  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ description: 'The name of the one who completed it.' })
  completed_by!: string;
}

export class OverviewTaskDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Of the patient’s own tasks; the others’ words are not for the patient.',
  })
  title!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  detail!: string | null;

  @ApiProperty({ enum: TASK_OWNER_KINDS })
  owner_kind!: TaskOwnerKind;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ type: 'string', enum: TASK_SUBJECT_KINDS, nullable: true })
  subject_kind!: TaskSubjectKind | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  subject_id!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag of the task.' })
  version!: number;
}

export class OverviewWorkDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  status!: AssignmentState;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;
}

/** What the first page of the patient's portal shows of a journey, in one answer for a slow line. */
export class JourneyOverviewDto {
  @ApiProperty({ type: PatientJourneyDto })
  journey!: PatientJourneyDto;

  @ApiProperty({ type: RequestedTreatmentDto, nullable: true })
  treatment!: RequestedTreatmentDto | null;

  @ApiProperty({ type: OverviewPersonDto, nullable: true })
  case_manager!: OverviewPersonDto | null;

  @ApiProperty({ type: OverviewHospitalDto, nullable: true, description: 'The chosen one.' })
  hospital!: OverviewHospitalDto | null;

  @ApiProperty({ type: [CompletedStageDto] })
  completed!: CompletedStageDto[];

  @ApiProperty({ type: [OverviewTaskDto], description: 'The open ones, the first due first.' })
  tasks!: OverviewTaskDto[];

  @ApiProperty({ type: [OverviewWorkDto], description: 'Work of others that is not over, the first due first.' })
  work!: OverviewWorkDto[];
}
