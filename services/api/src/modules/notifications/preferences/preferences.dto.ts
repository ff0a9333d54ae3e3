import { PAUSE_DAYS_MAX } from '@ayana/contracts/notifications';
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

export class StopMailsQueryDto {
  @TextField({ label: 'Token', missing: () => FIELD_MESSAGES.missing.link })
  token!: string;
}
