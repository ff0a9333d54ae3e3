import type { AssignmentKind } from './assignments.ts';
import type { DocumentKind } from './case-parts.ts';
import type { JourneyActor } from './journey-entries-answers.ts';
import type { Id, Moment } from '../shapes/index.ts';

/** Someone who works on the journey. */
export interface GrantRecipient {
  to_user_id: Id | null;
  to_partner_id: Id | null;
  /** Of the person or the organisation. */
  name: string;
  work: AssignmentKind;
  /** Kinds of papers they may be given. */
  kinds: DocumentKind[];
}

export interface RecordGrant {
  id: Id;
  document_id: Id | null;
  /** Of the paper, or all of this kind. */
  kind: DocumentKind;
  /** Of the one paper. */
  file_name: string | null;
  /** The person or the organisation. */
  to: JourneyActor;
  /** The work that needs it; null when the patient gave it. */
  work: AssignmentKind | null;
  reason: string;
  starts_at: Moment;
  ends_at: Moment | null;
  withdrawn_at: Moment | null;
  /** Whether it shows anything now. */
  is_active: boolean;
}

export interface RecordGrants {
  /** The newest first, also those that have ended. */
  items: RecordGrant[];
  /** Who may be given papers now. */
  recipients: GrantRecipient[];
}
