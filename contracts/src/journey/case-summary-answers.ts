import type { DocumentSummary, LegSummary, OpinionSummary, QuoteSummary, Sex } from './case-parts.ts';
import type { LaboratoryScale } from './laboratory-answers.ts';
import type { LaboratoryFlag } from './laboratory-flags.ts';
import type { Comparator } from './laboratory-values.ts';
import type { Frequency } from './prescriptions.ts';
import type { CaseFact } from './facts.ts';
import type { HealthSummary } from './health.ts';
import type { RequestedTreatment } from './treatment-requests.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

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
  /** Who is called when something happens to the patient. */
  emergency_name: string | null;
  emergency_phone: string | null;
  country: string | null;
  nationality: string | null;
  passport_number: string | null;
  /** Language tag of the account. */
  language: string | null;
  /** The patient and those who come along. */
  party_size: Integer | null;
  special_needs: string | null;
  /** What the patient wrote with the request. */
  patient_notes: string | null;
  health: HealthSummary | null;
  preferred_from: CalendarDay | null;
  preferred_to: CalendarDay | null;
  admission_at: Moment | null;
  /** Of an assignee: those of their assignment. */
  legs: LegSummary[] | null;
  /** Of an assignee: those granted now. */
  documents: DocumentSummary[] | null;
  /** Results that were released, the newest first. */
  results: ResultSummary[] | null;
  /** Medicines that were prescribed and not cancelled, the newest first. */
  medicines: PrescribedSummary[] | null;
  /** Signed ones. */
  opinions: OpinionSummary[] | null;
  /** Of an assignee: their own. */
  quotes: QuoteSummary[] | null;
}

/** One released value of a laboratory, as it was reported: in digits with their comparator, or in words. */
export interface ResultSummary {
  id: Id;
  test: string;
  scale: LaboratoryScale;
  comparator: Comparator | null;
  digits: string | null;
  text: string | null;
  unit: string;
  /** How many it is rounded to. */
  decimals: Integer;
  flag: LaboratoryFlag;
  released_at: Moment;
}

/** One medicine of a prescription. */
export interface PrescribedSummary {
  id: Id;
  medicine: string;
  strength: string;
  dose: string;
  frequency: Frequency;
  days: Integer;
  prescribed_at: Moment;
}
