import { defineMessages } from '../language/index.ts';

/** What the hospital says about flying home. */
export const FIT_TO_FLY = ['yes', 'later', 'no'] as const;
export type FitToFly = (typeof FIT_TO_FLY)[number];
export const FIT_TO_FLY_NAMES: Record<FitToFly, string> = defineMessages('contracts/journey/fit-to-fly', {
  yes: 'Fit to fly',
  later: 'Fit to fly from a day on',
  no: 'Not fit to fly yet',
});

/** What a discharge summary says, in the order it is read. */
export const DISCHARGE_FIELDS = ['diagnosis', 'treatment_given', 'medicines', 'warning_signs', 'follow_up'] as const;
export type DischargeField = (typeof DISCHARGE_FIELDS)[number];
export const DISCHARGE_FIELD_NAMES: Record<DischargeField, string> = defineMessages(
  'contracts/journey/discharge-fields',
  {
    diagnosis: 'Diagnosis',
    treatment_given: 'Treatment given',
    medicines: 'Medicines',
    warning_signs: 'Warning signs',
    follow_up: 'Follow-up',
  },
);
/** The longest text of a field. */
export const DISCHARGE_TEXT_MAX = 1000;
/** The longest text about the flight. */
export const FLIGHT_NEEDS_MAX = 500;
/** The longest reason of a correction. */
export const DISCHARGE_REASON_MAX = 500;

/** A signed summary of a stay, as its GET returns it. Signed it is final: a correction is the next version. */
export interface DischargeSummary extends Record<DischargeField, string> {
  id: string;
  journey_id: string;
  hospital_name: string;
  version: number;
  fit_to_fly: FitToFly;
  /** A calendar day, for `later`. */
  fit_to_fly_from: string | null;
  /** What is needed on the flight: a wheelchair, stockings. */
  flight_needs: string | null;
  /** ISO 8601; null while the patient is in hospital. */
  discharged_at: string | null;
  /** Why it corrects the version before. */
  reason: string | null;
  signed_by: string;
  signed_at: string;
  /** Its paper, for the patient and staff. */
  document_id?: string;
}
