import { shape } from '../../platform/http/openapi/shape.js';
import {
  SEVERITIES,
  type Severity,
  type Signal,
  SIGNAL_KINDS,
  SIGNAL_STATES,
  SIGNAL_WORKFLOW,
  type SignalEntry,
  type SignalFacts,
  type SignalKind,
  type SignalState,
  type SignalSubject,
  type SignalTransition,
  type NamedOperator,
  type SignalIncident,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../platform/http/openapi/properties.js';

const TRANSITION_NAMES = Object.keys(SIGNAL_WORKFLOW);
const FACTS = { type: 'object', additionalProperties: true } as const;

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

  @ApiProperty({ type: shape('SignalSubject') })
  subject!: SignalSubject;

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

  @ApiProperty({ type: shape('NamedOperator'), nullable: true })
  acknowledged_by!: NamedOperator | null;

  @ApiProperty(TIME_OR_NULL)
  acknowledged_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  snoozed_until!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it was snoozed or dismissed.' })
  reason!: string | null;

  @ApiProperty(TIME_OR_NULL)
  ended_at!: string | null;

  @ApiProperty({ type: shape('SignalIncident'), nullable: true })
  incident!: SignalIncident | null;

  @ApiProperty({
    type: 'integer',
    description: 'With `grouped`: how many there are of its kind by the same filters; else 1.',
  })
  of_kind!: number;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;
}

export class SignalsPageDto extends pageDtoOf(SignalDto) {}

export class SignalDetailDto extends SignalDto {
  @ApiProperty({ type: [shape('SignalEntry')], description: 'Oldest first.' })
  entries!: SignalEntry[];

  @ApiProperty({ type: [SignalDto], description: 'Earlier ones of the kind about the same, the newest first.' })
  earlier!: SignalDto[];

  @ApiProperty({ enum: TRANSITION_NAMES, isArray: true, description: 'What the caller may do now.' })
  transitions!: SignalTransition[];
}
