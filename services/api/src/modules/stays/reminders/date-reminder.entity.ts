import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const DateReminderSchema = defineEntity({
  name: 'DateReminder',
  tableName: 'date_reminders',
  properties: { key: p.string().primary(), journey_id: p.uuid(), sent_at: p.datetime() },
});
export class DateReminderRow extends DateReminderSchema.class {}
DateReminderSchema.setClass(DateReminderRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    date_reminders: InferKyselyTable<typeof DateReminderSchema>;
  }
}
