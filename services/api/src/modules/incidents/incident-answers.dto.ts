import type { LastEditor } from '@ayana/contracts/editing';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../platform/database/last-editor.js';
import {
  type Incident,
  INCIDENT_ENTRY_KINDS,
  INCIDENT_STATES,
  INCIDENT_TASK_STATES,
  INCIDENT_TYPES,
  INCIDENT_WORKFLOW,
  type IncidentDetail,
  type IncidentEntry,
  type IncidentEntryKind,
  type IncidentJourney,
  type IncidentReview,
  type IncidentState,
  type IncidentTask,
  type IncidentTaskState,
  type IncidentTransition,
  type IncidentType,
  SEVERITIES,
  type Severity,
  SIGNAL_KINDS,
  SIGNAL_STATES,
  type SignalKind,
  type SignalState,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../platform/http/openapi/properties.js';
import { NamedOperatorDto } from '../service-desk/index.js';
import { SignalSubjectDto } from '../signals/index.js';
import type { EntryDetails } from './incident-parts.entity.js';

export class IncidentDto implements Incident {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'INC-000123' })
  number!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: INCIDENT_TYPES })
  type!: IncidentType;

  @ApiProperty({ type: 'integer', enum: SEVERITIES, description: '1 is the worst.' })
  severity!: Severity;

  @ApiProperty({ enum: INCIDENT_STATES })
  state!: IncidentState;

  @ApiProperty(TEXT_OR_NULL)
  summary!: string | null;

  @ApiProperty()
  is_drill!: boolean;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  commander!: NamedOperatorDto | null;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  liaison!: NamedOperatorDto | null;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  scribe!: NamedOperatorDto | null;

  @ApiProperty({ type: 'integer' })
  open_tasks!: number;

  @ApiProperty({ type: 'integer' })
  overdue_tasks!: number;

  @ApiProperty({ type: 'integer', description: 'Linked ones.' })
  journeys!: number;

  @ApiProperty({ type: 'integer', description: 'Linked ones.' })
  signals!: number;

  @ApiProperty({ type: NamedOperatorDto })
  opened_by!: NamedOperatorDto;

  @ApiProperty(TIME)
  opened_at!: string;

  @ApiProperty(TIME_OR_NULL)
  stable_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  closed_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  reviewed_at!: string | null;

  @ApiProperty(TIME)
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty({ type: 'integer', description: 'The ETag. A line of the timeline does not change it.' })
  version!: number;
}

export class IncidentsPageDto extends pageDtoOf(IncidentDto) {}

export class IncidentParticipantDto extends NamedOperatorDto {
  @ApiProperty(TIME)
  added_at!: string;
}

export class IncidentEntryDto implements IncidentEntry {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: INCIDENT_ENTRY_KINDS })
  kind!: IncidentEntryKind;

  @ApiProperty({ ...TIME, description: 'When it happened, as the writer says.' })
  happened_at!: string;

  @ApiProperty({ ...TIME, description: 'When it was written.' })
  written_at!: string;

  @ApiProperty({ type: NamedOperatorDto, nullable: true, description: 'Null for the system.' })
  actor!: NamedOperatorDto | null;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty({
    type: NamedOperatorDto,
    nullable: true,
    description: 'Who got a role, takes part, or owns the task; of a journey its patient.',
  })
  person!: NamedOperatorDto | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: EntryDetails;

  @ApiProperty({ ...ID_OR_NULL, description: 'The line that this one corrects.' })
  corrects!: string | null;

  @ApiProperty({ ...ID_OR_NULL, description: 'The line that corrects this one.' })
  corrected_by!: string | null;
}

export class IncidentTaskDto implements IncidentTask {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  owner!: NamedOperatorDto | null;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ enum: INCIDENT_TASK_STATES })
  state!: IncidentTaskState;

  @ApiProperty(TIME_OR_NULL)
  done_at!: string | null;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  done_by!: NamedOperatorDto | null;

  @ApiProperty(TIME)
  created_at!: string;
}

export class IncidentJourneyDto implements IncidentJourney {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ type: NamedOperatorDto })
  patient!: NamedOperatorDto;

  @ApiProperty({ type: 'integer' })
  current_stage!: number;

  @ApiProperty()
  status!: string;
}

export class LinkedSignalDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'SIG-000123' })
  number!: string;

  @ApiProperty({ enum: SIGNAL_KINDS })
  kind!: SignalKind;

  @ApiProperty({ type: 'integer', enum: SEVERITIES })
  severity!: Severity;

  @ApiProperty({ enum: SIGNAL_STATES })
  state!: SignalState;

  @ApiProperty({ type: SignalSubjectDto })
  subject!: SignalSubjectDto;

  @ApiProperty(TIME)
  opened_at!: string;
}

export class IncidentReviewDto implements IncidentReview {
  @ApiProperty()
  what_happened!: string;

  @ApiProperty()
  why!: string;

  @ApiProperty()
  what_changes!: string;

  @ApiProperty({ format: 'date' })
  changes_due_on!: string;

  @ApiProperty({ type: NamedOperatorDto })
  changes_owner!: NamedOperatorDto;

  @ApiProperty({ type: NamedOperatorDto })
  reviewed_by!: NamedOperatorDto;

  @ApiProperty(TIME)
  reviewed_at!: string;
}

export class IncidentDetailDto extends IncidentDto implements IncidentDetail {
  @ApiProperty({ type: [IncidentParticipantDto] })
  participants!: IncidentParticipantDto[];

  @ApiProperty({ type: [IncidentEntryDto], description: 'By the time it happened, the oldest first.' })
  entries!: IncidentEntryDto[];

  @ApiProperty({ type: [IncidentTaskDto] })
  tasks!: IncidentTaskDto[];

  @ApiProperty({ type: [IncidentJourneyDto] })
  linked_journeys!: IncidentJourneyDto[];

  @ApiProperty({ type: [LinkedSignalDto] })
  linked_signals!: LinkedSignalDto[];

  @ApiProperty({ type: IncidentReviewDto, nullable: true })
  review!: IncidentReviewDto | null;

  @ApiProperty({ enum: Object.keys(INCIDENT_WORKFLOW), isArray: true, description: 'What the caller may do now.' })
  transitions!: IncidentTransition[];
}

export class IncidentCountDto {
  @ApiProperty({ type: 'integer', description: 'Active and stable ones.' })
  running!: number;

  @ApiProperty({ type: 'integer', description: 'Closed, and not reviewed.' })
  to_review!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  by_state!: Record<IncidentState, number>;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, description: 'Of those that run.' })
  by_severity!: Record<Severity, number>;
}

export class IncidentCountsDto {
  @ApiProperty({ type: IncidentCountDto, description: 'Without drills.' })
  incidents!: IncidentCountDto;

  @ApiProperty({ type: IncidentCountDto })
  drills!: IncidentCountDto;

  @ApiProperty({ type: 'integer', description: 'Open tasks of the caller in what runs, drills included.' })
  my_tasks!: number;
}
