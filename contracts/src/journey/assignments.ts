import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';
import { CLINICAL_DOCUMENT_KINDS, type DocumentKind } from './case-parts.ts';
import type { PaperRequest } from './paper-requests.ts';
import type { AccessEnd } from './access-ends.ts';
import type { NextLeg } from './next-leg.ts';

/** Work on a case that is handed to a doctor or a partner. */
export const ASSIGNMENT_KINDS = [
  'opinion',
  'referral',
  'visa_support',
  'transport',
  'lodging',
  'lab_order',
  'prescription',
] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

export const ASSIGNMENT_KIND_NAMES: Record<AssignmentKind, string> = defineMessages(
  'contracts/journey/assignment-kind-names',
  {
    opinion: 'Medical opinion',
    referral: 'Quote of a hospital',
    visa_support: 'Visa support',
    transport: 'Transport',
    lodging: 'Lodging',
    lab_order: 'Laboratory tests',
    prescription: 'Medicines',
  },
);

/** The states every kind has. A kind with states of its own (laboratory, pharmacy) keeps them beside these. */
export const ASSIGNMENT_STATES = ['offered', 'accepted', 'declined', 'done', 'cancelled'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export const ASSIGNMENT_STATE_NAMES: Record<AssignmentState, string> = defineMessages(
  'contracts/journey/assignment-state-names',
  {
    offered: 'Waiting for an answer',
    accepted: 'In work',
    declined: 'Declined',
    done: 'Done',
    cancelled: 'Cancelled',
  },
);

/** States in which there is work to do. */
export const OPEN_ASSIGNMENT_STATES = ['offered', 'accepted'] as const satisfies readonly AssignmentState[];
/** States of work that an assignee sees; how long it shows the case, `WORK_ACCESS` says. */
export const ACTIVE_ASSIGNMENT_STATES = ['offered', 'accepted', 'done'] as const satisfies readonly AssignmentState[];

/** Steps of an assignment; each leads to one state. */
const STEPS = {
  accept: { from: ['offered'], to: ['accepted'], entry: 'patient_journeys', note: 'internal' },
  // Also what was accepted: who has read the papers may see that it is not for them, and a driver may fall ill.
  decline: { from: ['offered', 'accepted'], to: ['declined'], entry: 'patient_journeys', note: 'internal' },
  finish: { from: ['accepted'], to: ['done'], entry: 'patient_journeys', note: 'internal' },
  /** The staff take the work back. */
  cancel: { from: ['offered', 'accepted'], to: ['cancelled'], entry: 'case_work', note: 'internal' },
} as const satisfies Workflow<AssignmentState, string>;
export type AssignmentStep = keyof typeof STEPS;

/**
 * Work with states of its own: it is done when its order is released or delivered, not by a press. The staff may end by hand what no open
 * order hangs on; an order that is not wanted any more is cancelled, and its work with it.
 */
const ORDER_STEPS: Workflow<AssignmentState, AssignmentStep> = {
  ...STEPS,
  finish: { ...STEPS.finish, entry: 'case_work' },
};

/** What may happen to an assignment, by its kind. The API also looks at whose it is. */
export const ASSIGNMENT_WORKFLOWS: Readonly<Record<AssignmentKind, Workflow<AssignmentState, AssignmentStep>>> = {
  opinion: STEPS,
  referral: STEPS,
  visa_support: STEPS,
  transport: STEPS,
  lodging: STEPS,
  lab_order: ORDER_STEPS,
  prescription: ORDER_STEPS,
};

/** Work that an order hangs on: it is given by ordering tests or prescribing medicines. */
export const ORDER_KINDS = ['lab_order', 'prescription'] as const satisfies readonly AssignmentKind[];
export const isOrderKind = (kind: AssignmentKind): kind is (typeof ORDER_KINDS)[number] =>
  ORDER_KINDS.some((each) => each === kind);

/** The papers each kind of work is granted, until its access to them ends (`WORK_ACCESS`). */
export const ASSIGNMENT_GRANTS: Readonly<Record<AssignmentKind, readonly DocumentKind[]>> = {
  opinion: CLINICAL_DOCUMENT_KINDS,
  referral: CLINICAL_DOCUMENT_KINDS,
  visa_support: ['passport', 'visa_letter'],
  transport: [],
  lodging: [],
  lab_order: [],
  prescription: [],
};

/** The fields of a new assignment that can name who gets it. */
export const ASSIGNEE_FIELDS = ['assignee_user_id', 'partner_id', 'partner_hospital_id'] as const;
export type AssigneeField = (typeof ASSIGNEE_FIELDS)[number];

/** How a candidate for an opinion or a referral fits the field of a case: gives the treatment, or others of its field, or neither. */
export const FIELD_FITS = ['treatment', 'field', 'none'] as const;
export type FieldFit = (typeof FIELD_FITS)[number];

/** Someone a kind of work can be given to. */
export interface AssignmentCandidate {
  /** The field of a new assignment that names them. */
  field: AssigneeField;
  id: Id;
  name: string;
  /** What tells them from others: a specialisation, a city. */
  detail: string | null;
  /** Null for work of no field, and where no case with a treatment is named. */
  fit: FieldFit | null;
  /** What speaks for them on the case, in words. */
  reasons: string[];
}

/** An assignment, as its GET returns it. The patient reads its kind, who has it and its status; the rest is null. */
export interface Assignment {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  kind: AssignmentKind;
  status: AssignmentState;
  assignee_user_id: Id | null;
  partner_id: Id | null;
  // Of a referral.
  partner_hospital_id: Id | null;
  /** The doctor, the hospital or the partner. */
  assignee_name: string;
  /** Until when it is accepted or declined. */
  answer_by: Moment | null;
  /** Until when it is done. */
  due_at: Moment | null;
  /** The next part of a trip that it carries out, whose time is known; null for the patient, too. */
  next_leg: NextLeg | null;
  /** When its time ran out: it is late, and can still be done. */
  lapsed_at: Moment | null;
  /** Null for the patient. */
  brief: string | null;
  accepted_at: Moment | null;
  declined_reason: string | null;
  closed_at: Moment | null;
  /** Null unless the work needs it. */
  patient_name: string | null;
  /** Null unless the work needs it. */
  treatment_name: string | null;
  /** What has ended the assignee's access to the case or its papers; null while nothing has, and for the patient. */
  access_end: AccessEnd | null;
  /** What the assignee asked the patient for. Null for the patient. */
  paper_requests: PaperRequest[] | null;
  // What the caller may do now.
  steps: AssignmentStep[];
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

export interface OverviewWork {
  id: Id;
  kind: AssignmentKind;
  status: AssignmentState;
  due_at: Moment | null;
}

export interface ThreadAssignment {
  id: Id;
  kind: AssignmentKind;
  /** Of the doctor or the partner. */
  assignee: string;
}

export type AssignmentsPage = Page<Assignment>;
