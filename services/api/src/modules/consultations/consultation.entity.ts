import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { ConsultationType, TimeSlot } from '@ayana/contracts/consultations';

export const ConsultationSchema = defineEntity({
  name: 'Consultation',
  tableName: 'consultations',
  properties: {
    id: p.uuid().primary(),
    consultation_type: p.string().$type<ConsultationType>(),
    name: p.string(),
    email: p.string(),
    phone: p.string(),
    preferred_date: p.date(),
    preferred_time: p.string().$type<TimeSlot>(),
    procedure_interest: p.string(),
    country: p.string().nullable(),
    city: p.string().nullable(),
    timezone: p.string().nullable(),
    time_zone: p.string().nullable(),
    destination_preference: p.string().nullable(),
    notes: p.string().nullable(),
    trip_estimate: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** A free consultation request. */
export class Consultation extends ConsultationSchema.class {}
ConsultationSchema.setClass(Consultation);

declare module '../../platform/database/tables.js' {
  interface Tables {
    consultations: InferKyselyTable<typeof ConsultationSchema>;
  }
}
