import { type Role, ROLES } from '@ayana/contracts/identity';
import { FIRST_STAGE, LAST_STAGE } from '@ayana/contracts/journey';
import {
  AUDIENCE_KINDS,
  type AudienceAsleep,
  type AudienceCount,
  type AudienceKind,
  type AudienceSample,
  BROADCAST_CHANNELS,
  type BroadcastAudience,
  type BroadcastChannel,
  type BroadcastPurpose,
  BROADCAST_PURPOSES,
  type BroadcastReach,
  LEFT_OUT_REASONS,
  type LeftOutReason,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { ApiProperty } from '@nestjs/swagger';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  FlagField,
  IdField,
  IdsField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ObjectField } from '../../../platform/http/input/nested-fields.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../../platform/http/openapi/properties.js';
import { NamedOperatorDto } from '../../service-desk/index.js';

const optional = { optional: true } as const;
const STAGES = Array.from({ length: LAST_STAGE - FIRST_STAGE + 1 }, (_, index) => String(FIRST_STAGE + index));

/** Who a broadcast is for. Filters that are left out leave nobody out. */
export class AudienceInputDto {
  @ChoiceField({ label: 'Kind', of: AUDIENCE_KINDS })
  kind!: AudienceKind;

  @ChoicesField({ label: 'Roles', of: ROLES, max: ROLES.length, ...optional })
  roles?: Role[];

  @TextsField({ label: 'Countries', max: 60, length: 80, ...optional })
  countries?: string[];

  @TextsField({ label: 'Languages', max: 40, length: 20, ...optional })
  languages?: string[];

  @ChoicesField({ label: 'Stages', of: STAGES, max: STAGES.length, ...optional, description: 'Completed ones.' })
  stages?: string[];

  @IdsField({ label: 'Hospitals', max: 50, ...optional })
  hospital_ids?: string[];

  @DateField({ label: 'From', ...optional, nullable: true, description: 'Arrivals in India from this day on.' })
  arrives_from?: string | null;

  @DateField({ label: 'Until', ...optional, nullable: true })
  arrives_until?: string | null;

  @IdsField({ label: 'Journeys', max: 500, ...optional, description: 'Of the incident.' })
  journey_ids?: string[];

  @FlagField({ label: 'Patients', ...optional, description: 'Of the journeys; true by default.' })
  with_patients?: boolean;

  @FlagField({ label: 'Families', ...optional })
  with_families?: boolean;
}

/** What counts for who gets a broadcast. */
export class AudienceQuestionDto {
  @ObjectField({ label: 'Audience', of: AudienceInputDto })
  audience!: AudienceInputDto;

  @ChoicesField({ label: 'Channels', of: BROADCAST_CHANNELS, max: BROADCAST_CHANNELS.length })
  channels!: BroadcastChannel[];

  @ChoiceField({ label: 'Purpose', of: BROADCAST_PURPOSES })
  purpose!: BroadcastPurpose;

  @ChoiceField({ label: 'Topic', of: NEWSLETTER_TOPICS, ...optional, nullable: true })
  topic?: NewsletterTopic | null;

  @TextsField({ label: 'Languages', max: 30, length: 20, ...optional, description: 'That it is written in.' })
  languages?: string[];

  @IdField({ label: 'Incident', ...optional, nullable: true })
  incident_id?: string | null;
}

export class BroadcastAudienceDto implements BroadcastAudience {
  @ApiProperty({ enum: AUDIENCE_KINDS })
  kind!: AudienceKind;

  @ApiProperty({ enum: ROLES, isArray: true })
  roles!: Role[];

  @ApiProperty({ type: [String] })
  countries!: string[];

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  stages!: number[];

  @ApiProperty({ type: [String] })
  hospital_ids!: string[];

  @ApiProperty({ ...TEXT_OR_NULL, format: 'date' })
  arrives_from!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, format: 'date' })
  arrives_until!: string | null;

  @ApiProperty({ type: [String] })
  journey_ids!: string[];

  @ApiProperty()
  with_patients!: boolean;

  @ApiProperty()
  with_families!: boolean;
}

export class AudienceSampleDto implements AudienceSample {
  @ApiProperty({ description: 'For a preview.' })
  key!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: ['patient', 'family', 'other'] })
  kind!: AudienceSample['kind'];

  @ApiProperty(TEXT_OR_NULL)
  country!: string | null;

  @ApiProperty()
  language!: string;

  @ApiProperty({ enum: BROADCAST_CHANNELS, isArray: true })
  channels!: BroadcastChannel[];
}

class MessageCountsDto implements Record<BroadcastChannel, number> {
  @ApiProperty({ type: 'integer' })
  mail!: number;

  @ApiProperty({ type: 'integer' })
  text!: number;

  @ApiProperty({ type: 'integer' })
  bell!: number;
}

class LanguageCountDto {
  @ApiProperty()
  language!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

class LeftOutDto {
  @ApiProperty({ enum: BROADCAST_CHANNELS })
  channel!: BroadcastChannel;

  @ApiProperty({ enum: LEFT_OUT_REASONS })
  reason!: LeftOutReason;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

class SleepingZoneDto {
  @ApiProperty()
  time_zone!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

class AudienceAsleepDto implements AudienceAsleep {
  @ApiProperty({ type: 'integer', description: 'Readers by email or text whose quiet hours it is now.' })
  people!: number;

  @ApiProperty({ ...TIME_OR_NULL, description: 'When the first of these nights ends.' })
  first_until!: string | null;

  @ApiProperty(TIME_OR_NULL)
  last_until!: string | null;

  @ApiProperty({ type: [SleepingZoneDto], description: 'The zone with most sleepers first.' })
  zones!: SleepingZoneDto[];
}

export class AudienceCountDto implements AudienceCount {
  @ApiProperty({ type: 'integer', description: 'Who gets at least one message.' })
  people!: number;

  @ApiProperty({ type: MessageCountsDto })
  messages!: MessageCountsDto;

  @ApiProperty({ type: [LanguageCountDto] })
  languages!: LanguageCountDto[];

  @ApiProperty({ type: [LeftOutDto] })
  left_out!: LeftOutDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'By a variable about the reader: about how many it is not known.',
  })
  unknown!: Record<string, number>;

  @ApiProperty({ type: AudienceAsleepDto })
  asleep!: AudienceAsleepDto;

  @ApiProperty({ type: [AudienceSampleDto] })
  sample!: AudienceSampleDto[];
}

/** Who it reaches, as things are now. */
export class BroadcastReachDto extends AudienceCountDto implements BroadcastReach {
  @ApiProperty({ type: [NamedOperatorDto], description: 'Those the audience is chosen by.' })
  hospitals!: NamedOperatorDto[];

  @ApiProperty({ type: [NamedOperatorDto], description: 'Those the audience is chosen by, by their patients’ names.' })
  journeys!: NamedOperatorDto[];
}
