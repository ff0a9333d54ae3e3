import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { ChoiceField, CursorField, IdsField, IntegerField, LimitField } from '../../platform/http/input/fields.js';

/** Notifications in a list by default (spec section 9); the bell requests 5. */
export const LIST_DEFAULT = 20;
export const LIST_MAX = 100;

/** `unread`: those not read yet first, then the others; each part newest first. */
export const NOTIFICATION_SORTS = ['newest', 'unread'] as const;
export type NotificationSort = (typeof NOTIFICATION_SORTS)[number];

export class NotificationsQueryDto {
  @ChoiceField({ label: 'Sort', optional: true, of: NOTIFICATION_SORTS })
  sort?: NotificationSort;

  @IntegerField({ label: 'Stage', optional: true, min: 1, max: JOURNEY_STAGES.length })
  stage?: number;

  @LimitField({ fallback: LIST_DEFAULT, max: LIST_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class MarkReadDto {
  @IdsField({ label: 'Ids', max: LIST_MAX })
  ids!: string[];
}

export class PatientNotificationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  patient_id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty({ enum: ['journey_update'] })
  notification_type!: 'journey_update';

  @ApiProperty({ type: 'integer', nullable: true })
  stage_number!: number | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  metadata!: Record<string, unknown>;

  @ApiProperty()
  is_read!: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  read_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class PatientNotificationsPageDto {
  @ApiProperty({ type: [PatientNotificationDto] })
  items!: PatientNotificationDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
