import type { AssignmentKind, DocumentKind } from '@ayana/contracts/journey';

/** Work on a case, for the doctor or a person of the partner: nothing about the patient is in the mail. */
export interface AssignmentMailData {
  readonly id: string;
  /** Of the reader. */
  readonly name: string;
  readonly kind: AssignmentKind;
  /** ISO 8601 in UTC. */
  readonly due_at?: string | null;
  /** Of a reminder: it was accepted, and is to be done. */
  readonly is_accepted?: boolean;
  /** The paper that has arrived. */
  readonly paper?: DocumentKind;
  /** Of the reader's portal, on this site. */
  readonly path: string;
}

/** Work whose time ran out, for the case manager. */
export interface AssignmentLapsedMailData {
  readonly journey_id: string;
  /** Of the reader. */
  readonly name: string;
  readonly patient: string;
  readonly assignee: string;
  readonly kind: AssignmentKind;
  /** It was neither accepted nor declined; else it was not done. */
  readonly is_unanswered: boolean;
  /** ISO 8601 in UTC. */
  readonly due_at: string;
}

/** A paper that an assignee asked the patient for, for the case manager. */
export interface AssignmentPaperAskedMailData {
  readonly journey_id: string;
  /** Of the reader. */
  readonly name: string;
  readonly patient: string;
  readonly assignee: string;
  readonly kind: AssignmentKind;
  readonly paper: DocumentKind;
  readonly reason: string;
}

/** A case, for the colleague who is its case manager now. */
export interface CaseHandedOverMailData {
  readonly journey_id: string;
  /** Of the colleague who gets it. */
  readonly name: string;
  /** Null when the system gave it. */
  readonly from: string | null;
  readonly patient: string;
  readonly note?: string | null;
}

/** For someone without an account whose request becomes a journey once they have one. */
export interface JourneyInvitationMailData {
  readonly name: string;
  readonly treatment: string;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
}
