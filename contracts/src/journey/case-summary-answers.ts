import type { DocumentSummary, LegSummary, OpinionSummary, QuoteSummary, Sex } from './case-parts.ts';
import type { CaseFact } from './facts.ts';
import type { HealthSummary } from './health.ts';
import type { RequestedTreatment } from './treatment-requests.ts';
import type { CalendarDay, Integer, Moment } from '../shapes/index.ts';

/** What a reader sees of a journey and its patient. Null: not for this reader, or not known. */
export interface CaseSummary {
  /** For the hospital that the patient chose: what has happened so far, as far as it concerns it. */
  happened: CaseFact[] | null;
  treatment: RequestedTreatment | null;
  /** Ten years: `40–49`. */
  age_band: string | null;
  sex: Sex | null;
  age: Integer | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  nationality: string | null;
  passport_number: string | null;
  /** Language tag of the account. */
  language: string | null;
  /** The patient and those who come along. */
  party_size: Integer | null;
  special_needs: string | null;
  health: HealthSummary | null;
  preferred_from: CalendarDay | null;
  preferred_to: CalendarDay | null;
  admission_at: Moment | null;
  /** Of an assignee: those of their assignment. */
  legs: LegSummary[] | null;
  /** Of an assignee: those granted now. */
  documents: DocumentSummary[] | null;
  /** Signed ones. */
  opinions: OpinionSummary[] | null;
  /** Of an assignee: their own. */
  quotes: QuoteSummary[] | null;
}
