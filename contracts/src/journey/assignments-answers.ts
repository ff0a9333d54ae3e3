import type { Assignment } from './assignments.ts';
import type { JourneyFacts } from './journey-facts-answers.ts';

export interface AssignmentDetail extends Assignment {
  /** What this work needs of the journey. Null for the patient. */
  facts: JourneyFacts | null;
}
