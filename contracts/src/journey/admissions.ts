import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** How far the stay at the hospital of the accepted quote is. */
export const ADMISSION_STATES = ['expected', 'admitted', 'discharged'] as const;
export type AdmissionState = (typeof ADMISSION_STATES)[number];
export const ADMISSION_STATE_NAMES: Record<AdmissionState, string> = defineMessages(
  'contracts/journey/admission-state-names',
  { expected: 'Expected', admitted: 'Admitted', discharged: 'Discharged' },
);

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

/** A stay, as the board of its hospital, the patient and the staff read it. */
export interface Admission {
  id: string;
  journey_id: string;
  case_number: string;
  /** The referral that the quote came of: its page is that of the work. Null where staff entered the quote. */
  assignment_id: string | null;
  patient_name: string | null;
  treatment_name: string | null;
  hospital_name: string;
  status: AdmissionState;
  /** A calendar day; null while nothing is known. */
  expected_on: string | null;
  admitted_at: string | null;
  room: string | null;
  discharged_at: string | null;
  /** The flight that brings the patient. */
  arrival: { reference: string | null; at: string; zone: string; time_known: boolean } | null;
  version: number;
  updated_at: string;
  updated_by?: LastEditor | null;
}
