import {
  SEVERITIES,
  type Severity,
  type Signal,
  SIGNAL_EVENTS,
  SIGNAL_KINDS,
  SIGNAL_STATES,
  SIGNAL_SUBJECT_KINDS,
  SIGNAL_WORKFLOW,
  type SignalEntry,
  type SignalEvent,
  type SignalFacts,
  type SignalKind,
  type SignalState,
  type SignalSubject,
  type SignalSubjectKind,
  type SignalTransition,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../platform/http/openapi/properties.js';
import { NamedOperatorDto } from '../service-desk/index.js';

const TRANSITION_NAMES = Object.keys(SIGNAL_WORKFLOW);
const FACTS = { type: 'object', additionalProperties: true } as const;

export class SignalSubjectDto implements SignalSubject {
  @ApiProperty({ enum: SIGNAL_SUBJECT_KINDS })
  kind!: SignalSubjectKind;

  @ApiProperty({ ...ID_OR_NULL, description: 'Null for `system`.' })
  id!: string | null;

  @ApiProperty()
  name!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The page of this site that it leads to.' })
  href!: string | null;
}

export class SignalIncidentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'INC-000123' })
  number!: string;
}

export class SignalDto implements Signal {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'SIG-000123' })
  number!: string;

  @ApiProperty({ enum: SIGNAL_KINDS })
  kind!: SignalKind;

  @ApiProperty({ type: 'integer', enum: SEVERITIES, description: '1 is the worst.' })
  severity!: Severity;

  @ApiProperty({ enum: SIGNAL_STATES })
  state!: SignalState;

  @ApiProperty({ type: SignalSubjectDto })
  subject!: SignalSubjectDto;

  @ApiProperty(ID_OR_NULL)
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ ...FACTS, description: 'Figures and names of the cause, by kind.' })
  facts!: SignalFacts;

  @ApiProperty({ ...TIME, description: 'When its condition was met.' })
  began_at!: string;

  @ApiProperty(TIME)
  opened_at!: string;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  acknowledged_by!: NamedOperatorDto | null;

  @ApiProperty(TIME_OR_NULL)
  acknowledged_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  snoozed_until!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it was snoozed or dismissed.' })
  reason!: string | null;

  @ApiProperty(TIME_OR_NULL)
  ended_at!: string | null;

  @ApiProperty({ type: SignalIncidentDto, nullable: true })
  incident!: SignalIncidentDto | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;
}

export class SignalsPageDto extends pageDtoOf(SignalDto) {}

export class SignalEntryDto implements SignalEntry {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(TIME)
  at!: string;

  @ApiProperty({ type: NamedOperatorDto, nullable: true, description: 'Null for the system.' })
  actor!: NamedOperatorDto | null;

  @ApiProperty({ enum: SIGNAL_EVENTS })
  event!: SignalEvent;

  @ApiProperty({ type: 'string', enum: TRANSITION_NAMES, nullable: true })
  transition!: SignalTransition | null;

  @ApiProperty({ type: 'string', enum: SIGNAL_STATES, nullable: true })
  from_state!: SignalState | null;

  @ApiProperty({ type: 'string', enum: SIGNAL_STATES, nullable: true })
  to_state!: SignalState | null;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty({ ...FACTS, nullable: true })
  facts!: SignalFacts | null;
}

export class SignalDetailDto extends SignalDto {
  @ApiProperty({ type: [SignalEntryDto], description: 'Oldest first.' })
  entries!: SignalEntryDto[];

  @ApiProperty({ type: [SignalDto], description: 'Earlier ones of the kind about the same, the newest first.' })
  earlier!: SignalDto[];

  @ApiProperty({ enum: TRANSITION_NAMES, isArray: true, description: 'What the caller may do now.' })
  transitions!: SignalTransition[];
}

export class SignalCountsDto {
  @ApiProperty({ type: 'integer', description: 'Open, and not acknowledged by anyone.' })
  open!: number;

  @ApiProperty({ type: 'integer', description: 'All that need a person.' })
  live!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  by_state!: Record<SignalState, number>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Of those that need a person.',
  })
  by_severity!: Record<Severity, number>;
}
