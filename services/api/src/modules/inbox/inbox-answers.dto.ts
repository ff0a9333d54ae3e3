import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { shape } from '../../platform/http/openapi/shape.js';
import {
  INBOX_KINDS,
  INBOX_STATUSES,
  type InboxCounts,
  type InboxKind,
  type InboxStatus,
  type InboxViewCounts,
  LEAD_STAGES,
  type LeadStage,
  LOST_REASONS,
  type LostReason,
  TALK_KINDS,
  type TalkKind,
  type ReplyFrame,
  TIMELINE_EVENTS,
  type TimelineEvent,
} from '@ayana/contracts/inbox';

@ApiSchema({ name: 'PersonDto' })
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

export class InboxItemDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: INBOX_KINDS })
  kind!: InboxKind;

  @ApiProperty({ enum: INBOX_STATUSES })
  status!: InboxStatus;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for one about no treatment.' })
  case_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: 'string',
    format: 'email',
    nullable: true,
    description: 'Null for someone who called and left none.',
  })
  email!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  phone!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  country!: string | null;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the promised answer is due.' })
  due_at!: string;

  @ApiProperty({ type: PersonDto, nullable: true })
  assigned_to!: PersonDto | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What the visitor wrote, by field name. Text, never markup.',
  })
  payload!: Record<string, string>;

  @ApiProperty({ enum: LEAD_STAGES, description: 'How far it has come with the person.' })
  lead_stage!: LeadStage;

  @ApiProperty({ type: 'string', enum: LOST_REASONS, nullable: true, description: 'Only of a lost one.' })
  lost_reason!: LostReason | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: 'The day in India on which the staff follow up.',
  })
  follow_up_on!: string | null;

  @ApiProperty({ description: 'Whether the caller has opened it.' })
  is_read!: boolean;

  @ApiProperty({
    description:
      'One of many requests that name the same mailbox or phone number within an hour: nothing was sent to it for this one.',
  })
  repeated!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'How many requests within the hour before named the same mailbox or phone number.',
  })
  repeat_count!: number;
}

export class TimelineEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TIMELINE_EVENTS })
  event!: TimelineEvent;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: PersonDto, nullable: true })
  actor!: PersonDto | null;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'The colleague it was handed to.' })
  person!: PersonDto | null;

  @ApiProperty({ type: 'string', nullable: true })
  text!: string | null;

  @ApiProperty({ type: 'string', enum: INBOX_STATUSES, nullable: true })
  from_status!: InboxStatus | null;

  @ApiProperty({ type: 'string', enum: INBOX_STATUSES, nullable: true })
  to_status!: InboxStatus | null;
}

export class ConfirmedDto {
  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty()
  time_zone!: string;

  @ApiProperty({ type: 'integer' })
  minutes!: number;
}

export class InboxDetailDto extends InboxItemDto {
  @ApiProperty({ type: [TimelineEntryDto], description: 'Oldest first.' })
  timeline!: TimelineEntryDto[];

  @ApiProperty({ type: ConfirmedDto, nullable: true })
  confirmed!: ConfirmedDto | null;

  @ApiProperty({ type: shape('ReplyFrame'), description: 'What the mail of an answer by the caller puts around it.' })
  reply_frame!: ReplyFrame;
}

/** A request as its signed-in sender sees it. */
export class ConsultationRequestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TALK_KINDS })
  kind!: TalkKind;

  @ApiProperty({ enum: INBOX_STATUSES })
  status!: InboxStatus;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Messages and papers are under it.' })
  case_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the promised answer is due.' })
  due_at!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  confirmed_starts_at!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'IANA name, or an offset such as `+05:30`.' })
  confirmed_time_zone!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  confirmed_minutes!: number | null;
}

export class InboxViewCountsDto implements InboxViewCounts {
  @ApiProperty({ type: 'integer', description: 'All that are not closed.' })
  all!: number;

  @ApiProperty({ type: 'integer', description: 'Waiting for an answer that is overdue.' })
  late!: number;

  @ApiProperty({ type: 'integer', description: 'Waiting for an answer that is due until midnight in India.' })
  today!: number;

  @ApiProperty({ type: 'integer', description: 'Waiting for an answer that is due after that.' })
  later!: number;

  @ApiProperty({ type: 'integer', description: 'Answered, and the day to follow up has come.' })
  follow_up!: number;
}

export class InboxCountsDto implements InboxCounts {
  @ApiProperty({ type: InboxViewCountsDto, description: 'The caller’s own and the unclaimed ones.' })
  mine!: InboxViewCountsDto;

  @ApiProperty({ type: InboxViewCountsDto, description: 'Everybody’s.' })
  open!: InboxViewCountsDto;
}

export class InboxPageDto {
  @ApiProperty({ type: [InboxItemDto] })
  items!: InboxItemDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
