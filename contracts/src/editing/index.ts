import type { Integer, Moment } from '../shapes/index.ts';
import type { Id } from '../shapes/index.ts';

/** Who changed a row last, for those who may change it too. */
export interface LastEditor {
  id: Id;
  /** As it is now; empty when the account has none. */
  name: string;
}

/** What an answer says about its last change; `updated_by` is absent for readers who only read. */
export interface LastEdit {
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface KeptRecommendations {
  /** The best first, the removed ones last. */
  hospitals: KeptHospitalRecommendation[];
  /** The best first, the removed ones last. */
  doctors: KeptDoctorRecommendation[];
}

export interface KeptDoctorRecommendation extends KeptRecommendation {
  doctor_id: Id;
}

export interface KeptHospitalRecommendation extends KeptRecommendation {
  hospital_partner_id: Id;
}

export interface KeptRecommendation {
  id: Id;
  treatment_id: Id;
  /** Of the hospital or the doctor. */
  name: string;
  /** Whether the public sees it: the hospital or the doctor is active. */
  is_shown: boolean;
  /** False for a removed one; adding it again brings it back. */
  is_active: boolean;
  /**
   * @minimum 0
   * @maximum 100
   */
  recommendation_score: Integer;
  specialization_match: boolean;
  notes: string | null;
  /** Grows with every change; the ETag. */
  version: Integer;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface TreatmentCategory {
  id: Id;
  name: string;
  is_active: boolean;
  /** Its active treatments; for staff only. */
  treatments?: Integer;
  /** The ETag; for staff only. */
  version?: Integer;
  /** For staff only. */
  updated_at?: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface TreatmentUpkeep {
  /** Grows with every change; the ETag. */
  version: Integer;
  is_featured: boolean;
  /** Who changed it last; null for the seed. */
  updated_by: LastEditor | null;
}
