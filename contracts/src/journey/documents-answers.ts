import type { DocumentKind, DocumentState } from './case-parts.ts';
import type { MessageChannel } from './incoming.ts';
import type { JourneyActor } from './journey-entries-answers.ts';
import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';

export interface CaseDocument {
  id: Id;
  journey_id: Id;
  /** The number of the earlier case of the same patient that it was sent for; for the patient and the staff. */
  from_case: string | null;
  kind: DocumentKind;
  status: DocumentState;
  /** Why it is wanted. */
  reason: string | null;
  /** By when the patient is to send it, while it is wanted or refused. */
  due_at: Moment | null;
  /** Null while it is wanted. By its kind for those who may not know the patient’s name. */
  file_name: string | null;
  media_type: string | null;
  /** Bytes. */
  size: Integer | null;
  uploaded_by: JourneyActor | null;
  /** Of one that came by email or as a text message: what its sender calls itself, which nobody has confirmed. */
  from_address: string | null;
  /** How it came: by a guest’s link nobody has confirmed who sent it. */
  channel: MessageChannel;
  uploaded_at: Moment | null;
  checked_by: JourneyActor | null;
  checked_at: Moment | null;
  refused_reason: string | null;
  expires_on: CalendarDay | null;
  /** The paper that took the place of a refused one. */
  replaced_by: Id | null;
  /** Whether the patient may share it with those who work on the journey. */
  shareable: boolean;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

export interface CaseDocuments {
  /** What is wanted first, then the newest. */
  items: CaseDocument[];
}

export interface PaperToCheck extends CaseDocument {
  /** Empty when the account is gone. */
  patient_name: string;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
}

export type PapersToCheckPage = Page<PaperToCheck>;
