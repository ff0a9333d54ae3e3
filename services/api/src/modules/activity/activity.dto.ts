import { ApiProperty } from '@nestjs/swagger';
import {
  ACTIVITY_ACTION_NAMES,
  ACTIVITY_TYPES,
  type ActivityAction,
  type ActivityType,
  EVENT_REPORTERS,
  type EventReporter,
  SECURITY_EVENT_NAMES,
  type SecurityEventType,
} from '@ayana/contracts/activity';
import { ROLES, type Role } from '@ayana/contracts/identity';
import { ChoiceField, CursorField, IdField, LimitField, MomentField } from '../../platform/http/input/fields.js';

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

/** Every action of a row: those of the audit trail and those of security events. */
export const ACTIONS = [...Object.keys(ACTIVITY_ACTION_NAMES), ...Object.keys(SECURITY_EVENT_NAMES)];

export class ActivityFiltersDto {
  @ChoiceField({ label: 'Type', optional: true, of: ACTIVITY_TYPES })
  type?: ActivityType;

  @ChoiceField({ label: 'Action', optional: true, of: ACTIONS })
  action?: ActivityAction | SecurityEventType;

  @IdField({ label: 'Actor', optional: true, description: 'Id of who did it.' })
  actor?: string;

  @IdField({ label: 'Subject', optional: true, description: 'Id of the affected user.' })
  subject?: string;

  @IdField({
    label: 'About',
    optional: true,
    description: 'Id of what it is about: a journey with all its parts, a request, an organisation.',
  })
  about?: string;

  @MomentField({
    label: 'From',
    optional: true,
    description: 'Not before this moment, or the beginning of this day in UTC.',
  })
  from?: string;

  @MomentField({ label: 'To', optional: true, description: 'Before this moment, or until the end of this day in UTC.' })
  to?: string;
}

export class ActivityQueryDto extends ActivityFiltersDto {
  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class ActivityActorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'As it is now; null when the account is gone.' })
  name!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'As it is now; null when the account is gone.' })
  email!: string | null;

  @ApiProperty({ type: 'string', enum: ROLES, nullable: true, description: 'The role then.' })
  role!: Role | null;
}

export class ActivitySubjectDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'As it is now; null when the account is gone.' })
  name!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'As it is now; null when the account is gone.' })
  email!: string | null;
}

export class ActivityItemDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ACTIVITY_TYPES })
  type!: ActivityType;

  @ApiProperty({ enum: ACTIONS })
  action!: ActivityAction | SecurityEventType;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: ActivityActorDto, nullable: true, description: 'Null where nobody was signed in.' })
  actor!: ActivityActorDto | null;

  @ApiProperty({ type: ActivitySubjectDto, nullable: true })
  subject!: ActivitySubjectDto | null;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Text in it is text, never markup.' })
  details!: Record<string, unknown>;

  @ApiProperty({ type: 'string', nullable: true })
  request_id!: string | null;

  @ApiProperty({ enum: EVENT_REPORTERS, description: 'The server saw it; what a browser reports may be made up.' })
  reported_by!: EventReporter;
}

export class ActivityPageDto {
  @ApiProperty({ type: [ActivityItemDto], description: 'Newest first.' })
  items!: ActivityItemDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
