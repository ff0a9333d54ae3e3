import { sql, type RawBuilder } from 'kysely';
import { RECOMMENDATION_MESSAGES as messages } from '../messages.js';

/** The two kinds of recommendations: equal tables, of hospitals and of doctors. */
export type RecommendationKind = 'hospital' | 'doctor';

interface KindDefinition {
  table: string;
  /** The column of who is recommended; also the field of the body. */
  subject: 'hospital_partner_id' | 'doctor_id';
  /** `subject` with its `id`, `name` and whether the public sees it. */
  subjects: RawBuilder<unknown>;
  unknown: string;
}

export const KINDS: Readonly<Record<RecommendationKind, KindDefinition>> = {
  hospital: {
    table: 'treatment_hospital_recommendations',
    subject: 'hospital_partner_id',
    subjects: sql`(select hospital.id, hospital.hospital_name as name, partner.status = 'active' as is_shown
      from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id)`,
    get unknown() {
      return messages.unknown_hospital;
    },
  },
  doctor: {
    table: 'treatment_doctor_recommendations',
    subject: 'doctor_id',
    subjects: sql`(select doctor.id, doctor.full_name as name, doctor.is_active and partner.status = 'active' as is_shown
      from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
        join partners partner on partner.id = hospital.partner_id)`,
    get unknown() {
      return messages.unknown_doctor;
    },
  },
};
