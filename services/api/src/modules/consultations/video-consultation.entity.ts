import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { VideoConsultationType } from '@ayana/contracts/consultations';

export const VideoConsultationSchema = defineEntity({
  name: 'VideoConsultation',
  tableName: 'video_consultations',
  properties: {
    id: p.uuid().primary(),
    consultation_type: p.string().$type<VideoConsultationType>(),
    patient_name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    preferred_date: p.date(),
    /** One of the eight times, or that of a doctor's free time. */
    preferred_time: p.string(),
    procedure_interest: p.string().nullable(),
    medical_condition: p.string().nullable(),
    country: p.string().nullable(),
    city: p.string().nullable(),
    timezone: p.string().nullable(),
    time_zone: p.string().nullable(),
    notes: p.string().nullable(),
    reason: p.string(),
    doctor_id: p.uuid().nullable(),
    specialization: p.string().nullable(),
    /** Booked by a patient in their journey. */
    journey_id: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** A video consultation request. */
export class VideoConsultation extends VideoConsultationSchema.class {}
VideoConsultationSchema.setClass(VideoConsultation);

declare module '../../platform/database/tables.js' {
  interface Tables {
    video_consultations: InferKyselyTable<typeof VideoConsultationSchema>;
  }
}
