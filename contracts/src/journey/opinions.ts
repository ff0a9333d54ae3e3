import { defineMessages } from '../language/index.ts';
import type { FitToTravel } from './case-parts.ts';

export const FIT_TO_TRAVEL_NAMES: Record<FitToTravel, string> = defineMessages(
  'contracts/journey/fit-to-travel-names',
  {
    yes: 'Fit to travel',
    with_conditions: 'Fit to travel with conditions',
    no: 'Not fit to travel',
  },
);

/** Longest summary, alternatives and risks of an opinion. */
export const OPINION_TEXT_MAX = 1000;

/** A doctor's opinion. Signed it is final; a correction is the next version. */
export interface MedicalOpinion {
  id: string;
  journey_id: string;
  assignment_id: string | null;
  doctor: { id: string; name: string };
  version: number;
  summary: string;
  recommended_treatment: { id: string; name: string } | null;
  alternatives: string | null;
  fit_to_travel: FitToTravel;
  days_in_hospital: number | null;
  days_in_india: number | null;
  risks: string | null;
  signed_at: string | null;
  created_at: string;
  updated_at: string;
}
