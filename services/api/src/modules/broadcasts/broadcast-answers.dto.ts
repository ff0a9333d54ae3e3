import type { LastEditor } from '@ayana/contracts/editing';
import { LAST_EDITOR } from '../../platform/database/last-editor.js';
import {
  type Broadcast,
  BROADCAST_ACTS,
  BROADCAST_CHANNELS,
  BROADCAST_MESSAGE_REASONS,
  BROADCAST_MESSAGE_STATES,
  BROADCAST_PURPOSES,
  BROADCAST_STATES,
  BROADCAST_TIMINGS,
  type BroadcastAct,
  type BroadcastChannel,
  type BroadcastDetail,
  type BroadcastEntry,
  type BroadcastMessage,
  type BroadcastMessageReason,
  type BroadcastMessageState,
  type BroadcastPreview,
  type BroadcastProgress,
  type BroadcastPurpose,
  type BroadcastState,
  type BroadcastText,
  type BroadcastTiming,
  type BroadcastVariable,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { ApiProperty } from '@nestjs/swagger';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../platform/http/openapi/properties.js';
import { NamedOperatorDto } from '../service-desk/index.js';
import { AudienceSampleDto, BroadcastAudienceDto, BroadcastReachDto } from './audience/audience.dto.js';

const INTEGER = { type: 'integer' } as const;

export class BroadcastProgressDto implements BroadcastProgress {
  @ApiProperty({ ...INTEGER, description: 'Messages of all channels; 0 until it begins.' })
  total!: number;

  @ApiProperty(INTEGER)
  waiting!: number;

  @ApiProperty({ ...INTEGER, description: 'Leaving at this moment.' })
  queued!: number;

  @ApiProperty(INTEGER)
  delivered!: number;

  @ApiProperty(INTEGER)
  failed!: number;

  @ApiProperty(INTEGER)
  skipped!: number;

  @ApiProperty(INTEGER)
  opened!: number;

  @ApiProperty(INTEGER)
  unsubscribed!: number;
}

class BroadcastIncidentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  number!: string;

  @ApiProperty()
  title!: string;
}

export class BroadcastDto implements Broadcast {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'BC-000123' })
  number!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: BROADCAST_PURPOSES })
  purpose!: BroadcastPurpose;

  @ApiProperty({ enum: BROADCAST_CHANNELS, isArray: true })
  channels!: BroadcastChannel[];

  @ApiProperty({ enum: BROADCAST_STATES })
  state!: BroadcastState;

  @ApiProperty({ type: BroadcastIncidentDto, nullable: true })
  incident!: BroadcastIncidentDto | null;

  @ApiProperty({ type: NamedOperatorDto })
  author!: NamedOperatorDto;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  approved_by!: NamedOperatorDto | null;

  @ApiProperty({ enum: BROADCAST_TIMINGS })
  timing!: BroadcastTiming;

  @ApiProperty({ ...TIME_OR_NULL, description: 'Of a local time: where its day begins first.' })
  sends_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  begun_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  finished_at!: string | null;

  @ApiProperty({ type: BroadcastProgressDto })
  progress!: BroadcastProgressDto;

  @ApiProperty(TIME)
  created_at!: string;

  @ApiProperty(TIME)
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty(INTEGER)
  version!: number;
}

export class BroadcastsPageDto extends pageDtoOf(BroadcastDto) {}

export class BroadcastCountsDto {
  @ApiProperty({ ...INTEGER, description: 'Waiting for an approval that the caller may give.' })
  to_approve!: number;

  @ApiProperty({ type: 'object', additionalProperties: INTEGER })
  by_state!: Record<BroadcastState, number>;
}

class BroadcastTextDto implements BroadcastText {
  @ApiProperty()
  language!: string;

  @ApiProperty()
  subject!: string;

  @ApiProperty()
  body!: string;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  link_label!: string | null;
}

class BroadcastVariableDto implements BroadcastVariable {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  language!: string;

  @ApiProperty()
  value!: string;
}

class BroadcastEntryDto implements BroadcastEntry {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(TIME)
  at!: string;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  actor!: NamedOperatorDto | null;

  @ApiProperty({ enum: ['created', 'changed', 'tested', ...BROADCAST_ACTS, 'finish'] })
  event!: BroadcastEntry['event'];

  @ApiProperty(TEXT_OR_NULL)
  note!: string | null;
}

export class BroadcastDetailDto extends BroadcastDto implements BroadcastDetail {
  @ApiProperty({ enum: NEWSLETTER_TOPICS, nullable: true })
  topic!: NewsletterTopic | null;

  @ApiProperty({ type: [BroadcastTextDto] })
  texts!: BroadcastTextDto[];

  @ApiProperty({ type: [BroadcastVariableDto] })
  variables!: BroadcastVariableDto[];

  @ApiProperty({ type: BroadcastAudienceDto })
  audience!: BroadcastAudienceDto;

  @ApiProperty({
    type: BroadcastReachDto,
    nullable: true,
    description: 'Who gets it as things are now; null once it is being sent.',
  })
  reach!: BroadcastReachDto | null;

  @ApiProperty(TEXT_OR_NULL)
  link!: string | null;

  @ApiProperty()
  is_urgent!: boolean;

  @ApiProperty({ type: [NamedOperatorDto] })
  authors!: NamedOperatorDto[];

  @ApiProperty(TIME_OR_NULL)
  submitted_at!: string | null;

  @ApiProperty({ type: NamedOperatorDto, nullable: true })
  submitted_by!: NamedOperatorDto | null;

  @ApiProperty(TIME_OR_NULL)
  approved_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  local_time!: string | null;

  @ApiProperty({
    ...TIME_OR_NULL,
    description: 'While it is sent: when the next message may leave by its reader’s clock.',
  })
  next_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  review_note!: string | null;

  @ApiProperty({ enum: BROADCAST_ACTS, isArray: true, description: 'That the caller may do now.' })
  acts!: BroadcastAct[];

  @ApiProperty({ type: [BroadcastEntryDto], description: 'The newest first.' })
  entries!: BroadcastEntryDto[];
}

export class BroadcastMessageDto implements BroadcastMessage {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Empty when the account is gone.' })
  name!: string;

  @ApiProperty({ enum: ['patient', 'family', 'other'] })
  kind!: BroadcastMessage['kind'];

  @ApiProperty({ enum: BROADCAST_CHANNELS })
  channel!: BroadcastChannel;

  @ApiProperty()
  language!: string;

  @ApiProperty({ enum: BROADCAST_MESSAGE_STATES })
  state!: BroadcastMessageState;

  @ApiProperty({ type: 'string', enum: BROADCAST_MESSAGE_REASONS, nullable: true })
  reason!: BroadcastMessageReason | null;

  @ApiProperty(TIME_OR_NULL)
  settled_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  opened_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  unsubscribed_at!: string | null;
}

export class BroadcastMessagesPageDto extends pageDtoOf(BroadcastMessageDto) {}

class PreviewMailDto {
  @ApiProperty()
  subject!: string;

  @ApiProperty()
  body!: string;

  @ApiProperty(TEXT_OR_NULL)
  link_label!: string | null;
}

class PreviewBellDto {
  @ApiProperty()
  title!: string;

  @ApiProperty()
  message!: string;
}

export class BroadcastPreviewDto implements BroadcastPreview {
  @ApiProperty({ type: AudienceSampleDto })
  reader!: AudienceSampleDto;

  @ApiProperty({ enum: ['ltr', 'rtl'] })
  direction!: 'ltr' | 'rtl';

  @ApiProperty({ type: PreviewMailDto, nullable: true })
  mail!: PreviewMailDto | null;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty({ type: PreviewBellDto, nullable: true })
  bell!: PreviewBellDto | null;

  @ApiProperty({ type: [String], description: 'Variables that have no value for this reader.' })
  missing!: string[];
}
