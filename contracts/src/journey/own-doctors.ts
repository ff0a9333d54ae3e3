import type { DoctorSummary } from '../catalogue/doctors-answers.ts';

/** Why a doctor is a patient's own: they signed the opinion, or the accepted quote names them. */
export const OWN_DOCTOR_REASONS = ['opinion', 'surgeon'] as const;
export type OwnDoctorReason = (typeof OWN_DOCTOR_REASONS)[number];

/** A doctor of the patient’s journeys. */
export interface OwnDoctor {
  doctor: DoctorSummary;
  because: OwnDoctorReason[];
}

export interface OwnDoctors {
  /** The author of the newest opinion first, then surgeons. */
  items: OwnDoctor[];
}
