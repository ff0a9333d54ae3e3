import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PatientNotificationSchema = defineEntity({
  name: 'PatientNotification',
  tableName: 'patient_notifications',
  properties: {
    id: p.uuid().primary(),
    patient_id: p.uuid(),
    journey_id: p.uuid().nullable(),
    title: p.string(),
    message: p.string(),
    notification_type: p.string().$type<'journey_update'>(),
    stage_number: p.integer().nullable(),
    metadata: p.json<Record<string, unknown>>(),
    is_read: p.boolean(),
    read_at: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

export class PatientNotificationRow extends PatientNotificationSchema.class {}
PatientNotificationSchema.setClass(PatientNotificationRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    patient_notifications: InferKyselyTable<typeof PatientNotificationSchema>;
  }
}
