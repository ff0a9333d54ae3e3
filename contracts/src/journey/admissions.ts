import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** How far the stay at the hospital of the accepted quote is. */
export const ADMISSION_STATES = ['expected', 'admitted', 'discharged'] as const;
export type AdmissionState = (typeof ADMISSION_STATES)[number];

/** A patient who comes back after the discharge is admitted again, and one who was admitted by mistake is expected again. */
export const ADMISSION_WORKFLOW = {
  admit: { from: ['expected'], to: ['admitted'], entry: 'hospital_writing', note: 'public' },
  discharge: { from: ['admitted'], to: ['discharged'], entry: 'hospital_writing', note: 'public' },
  take_back: { from: ['admitted'], to: ['expected'], entry: 'hospital_writing', note: 'public' },
  readmit: { from: ['discharged'], to: ['admitted'], entry: 'hospital_writing', note: 'public' },
} as const satisfies Workflow<AdmissionState, string>;
export type AdmissionStep = keyof typeof ADMISSION_WORKFLOW;
export const ADMISSION_STEPS = Object.keys(ADMISSION_WORKFLOW) as AdmissionStep[];

export const ROOM_MAX = 40;
/** How long a discharged patient stays on the board, in days. */
export const DISCHARGED_DAYS = 7;

export interface ArrivalFlight {
  reference: string | null;
  at: Moment;
  /** IANA zone of the place where it lands. */
  zone: string;
  /** False after a change whose new time is not known yet. */
  time_known: boolean;
}

/** A stay, as the board of its hospital, the patient and the staff read it. */
export interface Admission {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** The referral of the accepted quote. */
  assignment_id: Id | null;
  patient_name: string | null;
  treatment_name: string | null;
  hospital_name: string;
  status: AdmissionState;
  // A calendar day; null while nothing is known.
  expected_on: CalendarDay | null;
  admitted_at: Moment | null;
  room: string | null;
  discharged_at: Moment | null;
  // The flight that brings the patient.
  arrival: ArrivalFlight | null;
  /** The ETag. */
  version: Integer;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface Admissions {
  /** By day. */
  items: Admission[];
}
