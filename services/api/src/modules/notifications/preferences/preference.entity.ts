import type { NotificationKind } from '@ayana/contracts/notifications';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preferences',
  properties: {
    user_id: p.uuid().primary(),
    kind: p.string().$type<NotificationKind>().primary(),
    mail: p.boolean(),
    text: p.boolean(),
    updated_at: p.datetime(),
  },
});

/** The channels a person chose for a kind of notification; a kind without a row has the defaults. */
export class NotificationPreferenceRow extends NotificationPreferenceSchema.class {}
NotificationPreferenceSchema.setClass(NotificationPreferenceRow);

export const QuietHoursSchema = defineEntity({
  name: 'QuietHours',
  tableName: 'quiet_hours',
  properties: {
    user_id: p.uuid().primary(),
    /** Times of the day as `22:00`, by the clock of `time_zone`. */
    from_time: p.string(),
    until_time: p.string(),
    time_zone: p.string(),
    updated_at: p.datetime(),
  },
});

/** The hours in which a person gets no mail and no text. */
export class QuietHoursRow extends QuietHoursSchema.class {}
QuietHoursSchema.setClass(QuietHoursRow);

export const NotificationPauseSchema = defineEntity({
  name: 'NotificationPause',
  tableName: 'notification_pauses',
  properties: {
    user_id: p.uuid().primary(),
    /** Null until the person ends it. */
    until: p.datetime().nullable(),
    updated_at: p.datetime(),
  },
});

/** The time in which a person gets no mail and no text about notifications at all. */
export class NotificationPauseRow extends NotificationPauseSchema.class {}
NotificationPauseSchema.setClass(NotificationPauseRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    notification_preferences: InferKyselyTable<typeof NotificationPreferenceSchema>;
    notification_pauses: InferKyselyTable<typeof NotificationPauseSchema>;
    quiet_hours: InferKyselyTable<typeof QuietHoursSchema>;
  }
}
