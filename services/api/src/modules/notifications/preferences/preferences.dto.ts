import { NOTIFICATION_KINDS, type NotificationKind, PAUSE_DAYS_MAX } from '@ayana/contracts/notifications';
import { ApiProperty } from '@nestjs/swagger';
import { ClockTimeField, FlagField, IntegerField, TextField, ZoneField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';

export class ChannelChangesDto {
  @FlagField({ label: 'E-mail', optional: true })
  mail?: boolean;

  @FlagField({ label: 'Text messages', optional: true })
  text?: boolean;
}

export class QuietHoursDto {
  @ClockTimeField({ label: 'From', description: 'Inclusive.' })
  from!: string;

  @ClockTimeField({ label: 'Until', description: 'Exclusive; before `from` on the next day.' })
  until!: string;

  @ZoneField({ label: 'Time zone' })
  time_zone!: string;
}

export class PauseDto {
  @IntegerField({
    label: 'Days',
    optional: true,
    min: 1,
    max: PAUSE_DAYS_MAX,
    description: 'Until it is ended, without it.',
  })
  days?: number;
}

/** A pause that counts now. */
export class PausedDto {
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Null until it is ended.' })
  until!: string | null;
}

export class NotificationChannelsDto {
  @ApiProperty({ enum: NOTIFICATION_KINDS })
  kind!: NotificationKind;

  @ApiProperty()
  mail!: boolean;

  @ApiProperty()
  text!: boolean;
}

export class NotificationPreferencesDto {
  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ description: 'Mail is sent to a confirmed address only.' })
  email_confirmed!: boolean;

  @ApiProperty({ type: 'string', nullable: true, description: 'Where texts are sent to.' })
  phone!: string | null;

  @ApiProperty({ type: [NotificationChannelsDto], description: 'Every kind. The bell always rings.' })
  channels!: NotificationChannelsDto[];

  @ApiProperty({ type: QuietHoursDto, nullable: true })
  quiet_hours!: QuietHoursDto | null;

  @ApiProperty({ type: PausedDto, nullable: true })
  paused!: PausedDto | null;
}

export class StopMailsQueryDto {
  @TextField({ label: 'Token', missing: () => FIELD_MESSAGES.missing.link })
  token!: string;
}
