import type { JourneyEntry } from './journey-entries-answers.ts';
import type { TreatmentRequest, TreatmentRequestTransition } from './treatment-requests.ts';
import type { Id } from '../shapes/index.ts';

export interface TreatmentRequestDetail extends TreatmentRequest {
  /** Empty when the account is gone. */
  patient_name: string;
  /** The journey that grew from it. */
  journey_id: Id | null;
  /** Oldest first; public ones only, unless the caller is staff. */
  entries: JourneyEntry[];
  /** What the caller may do now, as the patient. */
  transitions: TreatmentRequestTransition[];
}
