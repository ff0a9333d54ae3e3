import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { TIME_SLOTS, type TimeSlot } from '@ayana/contracts/consultations';
import {
  INBOX_AGES,
  INBOX_KINDS,
  INBOX_STATUSES,
  type InboxAge,
  type InboxCounts,
  type InboxKind,
  type InboxStatus,
  type InboxViewCounts,
  TIMELINE_EVENTS,
  type TimelineEvent,
} from '@ayana/contracts/inbox';
import {
  ChoiceField,
  CursorField,
  DateField,
  FlagField,
  LimitField,
  TextField,
  ZoneField,
} from '../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../platform/http/input/messages.js';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 100;
export const CONSULTATION_KINDS = ['consultation', 'video_consultation'] as const satisfies readonly InboxKind[];
const INBOX_ORDERS = ['newest', 'due'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];

/** Filters of both the list and its counts. */
export class InboxCountsQueryDto {
  @ChoiceField({ label: 'Kind', optional: true, of: INBOX_KINDS })
  kind?: InboxKind;

  @ChoiceField({ label: 'Status', optional: true, of: INBOX_STATUSES })
  status?: InboxStatus;

  @TextField({ label: 'Country', optional: true })
  country?: string;

  @ChoiceField({
    label: 'Age',
    optional: true,
    of: INBOX_AGES,
    description: 'today: less than 24 hours; week: less than 7 days; older: the rest.',
  })
  age?: InboxAge;

  @FlagField({
    label: 'Overdue',
    optional: true,
    description: 'Only those whose answer is overdue (true) or not (false).',
  })
  overdue?: boolean;

  @FlagField({
    label: 'Repeated',
    optional: true,
    description: 'Only those that are one of many naming the same person (true), or without them (false).',
  })
  repeated?: boolean;
}

export class InboxQueryDto extends InboxCountsQueryDto {
  @ChoiceField({
    label: 'Assigned to',
    optional: true,
    of: ['me'],
    description: 'me: only what the caller has taken over.',
  })
  assigned_to?: 'me';

  @ChoiceField({
    label: 'Order',
    optional: true,
    of: INBOX_ORDERS,
    description: 'newest (default); due: only those that still wait for an answer, the soonest due first.',
  })
  order?: InboxOrder;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class InboxChangeDto {
  @ChoiceField({ label: 'Status', optional: true, of: INBOX_STATUSES })
  status?: InboxStatus;

  @TextField({ label: 'Note', optional: true, description: 'An internal note; goes onto the timeline.' })
  notes?: string;

  @DateField({
    label: 'Date',
    optional: true,
    description: 'With status confirmed: another day than the one asked for.',
  })
  preferred_date?: string;

  @ChoiceField({ label: 'Time', optional: true, of: TIME_SLOTS })
  preferred_time?: TimeSlot;

  @ZoneField({ label: 'Time zone', optional: true, description: 'The zone the two are meant in.' })
  time_zone?: string;
}

export class InboxReplyDto {
  @TextField({ label: 'Message', missing: () => FIELD_MESSAGES.missing.answer })
  message!: string;
}

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

  @ApiProperty()
  name!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

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
}

/** A request as its signed-in sender sees it. */
export class ConsultationRequestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: (typeof CONSULTATION_KINDS)[number];

  @ApiProperty({ enum: INBOX_STATUSES })
  status!: InboxStatus;

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
