import {
  SEVERITIES,
  type Severity,
  SIGNAL_KINDS,
  SIGNAL_SUBJECT_KINDS,
  SIGNAL_UNITS,
  type SignalFacts,
  type SignalKind,
  type SignalSubject,
  type SignalSubjectKind,
  type SignalUnit,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { FlagField, IdField, IdsField, IntegerField } from '../../platform/http/input/fields.js';
import { TIME, TIME_OR_NULL } from '../../platform/http/openapi/properties.js';
import { NamedOperatorDto } from '../service-desk/index.js';
import { SignalSubjectDto } from './signal-answers.dto.js';

/** Within what any kind allows; each kind has limits of its own. */
const THRESHOLD = { label: 'Threshold', min: 1, max: 1_000_000 } as const;
const WINDOW = { label: 'Window', min: 1, max: 1_000_000, optional: true } as const;
const MOST_PEOPLE = 20;

export class NewSignalTrialDto {
  @IntegerField(THRESHOLD)
  threshold!: number;

  @IntegerField({ ...WINDOW, description: 'In minutes; only of a kind that counts within a time.' })
  window_minutes?: number;
}

export class SignalDefinitionChangeDto {
  @IntegerField({ ...THRESHOLD, optional: true })
  threshold?: number;

  @IntegerField(WINDOW)
  window_minutes?: number;

  @IdField({
    label: 'Trial',
    optional: true,
    description: 'With a changed threshold or window: where another administrator has tried both.',
  })
  trial_id?: string;

  @IntegerField({ label: 'Severity', min: 1, max: 4, optional: true })
  severity?: Severity;

  @FlagField({ label: 'Active', optional: true })
  is_on?: boolean;

  @IdsField({ label: 'People', optional: true, max: MOST_PEOPLE, description: 'Of the staff. None: the team.' })
  notify_user_ids?: string[];

  @IdField({ label: 'Chain', optional: true, nullable: true, description: 'Its people are paged; null: nobody is.' })
  chain_id?: string | null;
}

export class SignalChainDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

export class SignalLimitsDto {
  @ApiProperty({ type: 'integer' })
  min!: number;

  @ApiProperty({ type: 'integer' })
  max!: number;
}

export class SignalProposalDto {
  @ApiProperty({ format: 'uuid' })
  trial_id!: string;

  @ApiProperty({ type: 'integer' })
  threshold!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  window_minutes!: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'Signals these values would have made in the 30 days before they were tried.',
  })
  found!: number;

  @ApiProperty({ type: 'integer' })
  found_now!: number;

  @ApiProperty({ type: NamedOperatorDto })
  proposed_by!: NamedOperatorDto;

  @ApiProperty(TIME)
  proposed_at!: string;

  @ApiProperty({ ...TIME, description: 'Until when the values can be put in force.' })
  valid_until!: string;

  @ApiProperty({ description: 'The caller puts them in force: an administrator who did not try them.' })
  may_approve!: boolean;
}

export class NewSignalProposalDto {
  @IdField({ label: 'Trial', description: 'By the caller, of values that are not in force.' })
  trial_id!: string;
}

export class SignalDefinitionDto {
  @ApiProperty({ enum: SIGNAL_KINDS })
  kind!: SignalKind;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'What the data is asked.' })
  question!: string;

  @ApiProperty({ enum: SIGNAL_SUBJECT_KINDS })
  subject!: SignalSubjectKind;

  @ApiProperty()
  is_on!: boolean;

  @ApiProperty({ type: 'integer' })
  threshold!: number;

  @ApiProperty({ enum: SIGNAL_UNITS })
  unit!: SignalUnit;

  @ApiProperty({ type: SignalLimitsDto })
  threshold_limits!: SignalLimitsDto;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where nothing is counted within a time.' })
  window_minutes!: number | null;

  @ApiProperty({ type: SignalLimitsDto, nullable: true })
  window_limits!: SignalLimitsDto | null;

  @ApiProperty({ type: 'integer', enum: SEVERITIES })
  severity!: Severity;

  @ApiProperty({ description: 'It ends by itself once its cause is over.' })
  clears!: boolean;

  @ApiProperty({ type: [NamedOperatorDto], description: 'Who gets an email; none: the team.' })
  notify!: NamedOperatorDto[];

  @ApiProperty({ type: SignalChainDto, nullable: true, description: 'The chain that is paged about each signal.' })
  chain!: SignalChainDto | null;

  @ApiProperty({ type: 'integer', description: 'Signals of it that need a person.' })
  live!: number;

  @ApiProperty({ type: 'integer', description: 'Signals of the last 30 days.' })
  opened_in_30_days!: number;

  @ApiProperty({ type: SignalProposalDto, nullable: true, description: 'Values that wait for another administrator.' })
  proposal!: SignalProposalDto | null;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  changed_by!: NamedOperatorDto | null;

  @ApiProperty(TIME_OR_NULL)
  changed_at!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;
}

export class SignalDefinitionsDto {
  @ApiProperty({ type: [SignalDefinitionDto] })
  items!: SignalDefinitionDto[];
}

export class TriedSignalDto {
  @ApiProperty({ type: SignalSubjectDto })
  subject!: SignalSubject;

  @ApiProperty(TIME)
  began_at!: string;

  @ApiProperty({ ...TIME_OR_NULL, description: 'When its cause was over; null while it lasts.' })
  ended_at!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  facts!: SignalFacts;
}

export class SignalTrialDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: SIGNAL_KINDS })
  kind!: SignalKind;

  @ApiProperty({ type: 'integer' })
  threshold!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  window_minutes!: number | null;

  @ApiProperty(TIME)
  from!: string;

  @ApiProperty(TIME)
  to!: string;

  @ApiProperty({ type: 'integer', description: 'Signals these values would have made.' })
  found!: number;

  @ApiProperty({ type: 'integer', description: 'Signals the values in force would have made.' })
  found_now!: number;

  @ApiProperty({ type: [TriedSignalDto], description: 'The newest first, at most 100.' })
  items!: TriedSignalDto[];

  @ApiProperty({ ...TIME, description: 'Until when the values can be put in force by this trial.' })
  valid_until!: string;
}
