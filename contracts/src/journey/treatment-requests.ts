import type { CaseFact } from './facts.ts';
import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

export const TREATMENT_REQUEST_STATES = [
  'pending',
  'in_review',
  'waiting_for_patient',
  'quoted',
  'accepted',
  'scheduled',
  'in_treatment',
  'completed',
  'declined',
  'withdrawn',
] as const;
export type TreatmentRequestState = (typeof TREATMENT_REQUEST_STATES)[number];

/** How a request's status reads on screens and in mails. */
export const TREATMENT_REQUEST_STATE_NAMES: Record<TreatmentRequestState, string> = defineMessages(
  'contracts/journey/treatment-request-state-names',
  {
    pending: 'Received',
    in_review: 'In review',
    waiting_for_patient: 'Waiting for you',
    quoted: 'Quotes ready',
    accepted: 'Quote accepted',
    scheduled: 'Treatment scheduled',
    in_treatment: 'In treatment',
    completed: 'Completed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
);

const STAFF_WORDS = defineMessages('contracts/journey/treatment-request-staff-words', {
  waiting_for_patient: 'Waiting for the patient',
});

/** How a status reads for the staff: the next step of some is the patient's. */
export const staffRequestState = (state: TreatmentRequestState): string =>
  state === 'waiting_for_patient' ? STAFF_WORDS.waiting_for_patient : TREATMENT_REQUEST_STATE_NAMES[state];

export const PRIORITY_LEVELS = ['low', 'medium', 'high', 'urgent'] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];
/** Spec section 9. */
export const DEFAULT_PRIORITY_LEVEL: PriorityLevel = 'medium';

/** People who travel with a patient, at most. */
export const ATTENDANTS_MAX = 9;

/** What the patient may do with a request. Staff set any status (spec section 4), without this table. */
export const TREATMENT_REQUEST_WORKFLOW = {
  /** The patient has sent what was asked for. */
  answer: { from: ['waiting_for_patient'], to: ['in_review'], entry: 'treatment_requests', note: 'public' },
  withdraw: {
    from: ['pending', 'in_review', 'waiting_for_patient', 'quoted', 'accepted', 'scheduled'],
    to: ['withdrawn'],
    entry: 'treatment_requests',
    note: 'public',
  },
} as const satisfies Workflow<TreatmentRequestState, string>;
export type TreatmentRequestTransition = keyof typeof TREATMENT_REQUEST_WORKFLOW;

/** Longest text in which a patient says what they want to be treated for. */
export const TREATMENT_WORDS_MAX = 200;

export interface RequestedTreatment {
  /** Null while it is said in the patient's own words only, or not known yet. */
  id: Id | null;
  /** Of the catalogue, else the patient's own words, else that it is not decided yet. */
  name: string;
  /** The everyday name, where the catalogue has one. */
  plain_name?: string | null;
  /** Empty without a treatment of the catalogue. */
  category: string;
  /** What the patient wrote; empty for one that was chosen, and for "I do not know yet". */
  words: string;
}

/** For a sentence: null while neither a treatment nor own words are there. */
export const decidedTreatment = ({ id, name, words }: RequestedTreatment): string | null =>
  id === null && words === '' ? null : name;

/** A treatment request, as its GET returns it. */
export interface TreatmentRequest {
  id: Id;
  /** The journey that begins of it has the same id. */
  case_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  patient_id: Id;
  treatment_id: Id | null;
  treatment: RequestedTreatment;
  patient_notes: string | null;
  priority_level: PriorityLevel;
  status: TreatmentRequestState;
  /** What has happened in its case so far, the oldest first; empty where it is no case yet. */
  facts: CaseFact[];
  /** Null for everyone but staff. */
  admin_notes: string | null;
  preferred_city: string | null;
  // Calendar days.
  preferred_from: CalendarDay | null;
  preferred_to: CalendarDay | null;
  attendants: Integer | null;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

export type TreatmentRequestsPage = Page<TreatmentRequest>;
