import type { Department, Language } from '../catalogue/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { OrganisationInvitation } from './invitations.ts';

/** What is stored of a doctor that a hospital proposes. */
export type ProposedDoctorState = 'proposed' | 'approved' | 'refused' | 'withdrawn';

/** Where it is: an approved doctor is invited, and joins. */
export const PROPOSED_DOCTOR_STEPS = ['proposed', 'approved', 'invited', 'joined', 'refused', 'withdrawn'] as const;
export type ProposedDoctorStep = (typeof PROPOSED_DOCTOR_STEPS)[number];

export const PROPOSED_DOCTOR_STEP_NAMES: Record<ProposedDoctorStep, string> = defineMessages(
  'contracts/organisations/proposed-doctor-steps',
  {
    proposed: 'Waiting for approval',
    approved: 'Approved, not invited',
    invited: 'Invited',
    joined: 'Has joined',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
);

/** What a new entry in the list of doctors is made of; it is not shown before the staff complete it. */
export interface ProposedDoctorEntry {
  title: string;
  specialization: Department;
  registration_number: string;
  council: string;
  languages: Language[];
  practising_since: Integer;
  /** Whole US dollars. */
  video_fee_usd: Integer;
}

/** A doctor that a hospital asks the staff to invite. */
export interface ProposedDoctor {
  id: Id;
  hospital_name: string;
  /** Of the list: from the beginning, or since it was approved. */
  doctor_id: Id | null;
  full_name: string;
  /** Null for a doctor who was in the list before. */
  entry: ProposedDoctorEntry | null;
  email: string;
  note: string | null;
  step: ProposedDoctorStep;
  /** Why it was refused. */
  reason: string | null;
  proposed_by: string | null;
  invitation: OrganisationInvitation | null;
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}
