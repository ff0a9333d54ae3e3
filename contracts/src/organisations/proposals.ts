import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** What of the public site an organisation proposes to change. */
export const PROPOSAL_SUBJECTS = ['hospital', 'doctor'] as const;
export type ProposalSubject = (typeof PROPOSAL_SUBJECTS)[number];

export const PROPOSAL_STATES = ['waiting', 'approved', 'returned', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const PROPOSAL_STATE_NAMES: Record<ProposalState, string> = defineMessages(
  'contracts/organisations/proposal-state-names',
  { waiting: 'Waiting for approval', approved: 'Online', returned: 'Sent back', withdrawn: 'Withdrawn' },
);

/** Fields of the catalogue that their organisation may propose to change. */
export const HOSPITAL_PROPOSAL_FIELDS = [
  'summary',
  'about',
  'address',
  'phone',
  'email',
  'website',
  'languages',
  'desk_hours',
  'answer_hours',
  'bed_capacity',
  'icu_beds',
  'operating_theatres',
  'equipment',
] as const;
export const DOCTOR_PROPOSAL_FIELDS = [
  'title',
  'about',
  'qualifications',
  'languages',
  'video_fee_usd',
  'phone_fee_usd',
] as const;
export type ProposalField = (typeof HOSPITAL_PROPOSAL_FIELDS)[number] | (typeof DOCTOR_PROPOSAL_FIELDS)[number];

export const PROPOSAL_FIELD_NAMES: Record<ProposalField, string> = defineMessages(
  'contracts/organisations/proposal-field-names',
  {
    summary: 'Summary',
    about: 'About',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    languages: 'Languages',
    desk_hours: 'Hours of the international desk',
    answer_hours: 'Hours until an answer',
    bed_capacity: 'Beds',
    icu_beds: 'Intensive care beds',
    operating_theatres: 'Operating theatres',
    equipment: 'Equipment',
    title: 'Title',
    qualifications: 'Qualifications',
    video_fee_usd: 'Fee of a video talk, US dollars',
    phone_fee_usd: 'Fee of a phone talk, US dollars',
  },
);

/** A value of such a field. */
export type ProposalValue = string | number | string[] | null;

/** Whether a proposal changes nothing: nothing and null are the same, and lists in another order. */
export function isSameValue(now: unknown, to: unknown): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].toSorted() : (value ?? null));
  return plain(now) === plain(to);
}

export interface ProposedField {
  field: ProposalField;
  from: ProposalValue;
  to: ProposalValue;
  /** What the public site shows at this moment. */
  now: ProposalValue;
}

/** Proposed changes of what the public site shows. */
export interface ChangeProposal {
  id: Id;
  subject_kind: ProposalSubject;
  subject_id: Id;
  // Of the hospital or the doctor.
  subject_name: string;
  partner_id: Id;
  organisation_name: string;
  fields: ProposedField[];
  note: string | null;
  status: ProposalState;
  /** Who proposed it. */
  proposed_by: string | null;
  decided_at: Moment | null;
  /** Why it came back. */
  reason: string | null;
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

/** What the public site shows of a hospital or a doctor, and what waits to change it. */
export interface PublicProfile {
  subject_kind: ProposalSubject;
  subject_id: Id;
  subject_name: string;
  /** What the public site shows, by field. */
  values: Partial<Record<ProposalField, ProposalValue>>;
  waiting: ChangeProposal | null;
  /** The newest one, if it was sent back. */
  returned: ChangeProposal | null;
}

export type ChangeProposalsPage = Page<ChangeProposal>;
