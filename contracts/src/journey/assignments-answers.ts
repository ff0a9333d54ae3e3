import type { Assignment } from './assignments.ts';
import type { CaseSummary } from './case-summary-answers.ts';

export interface AssignmentDetail extends Assignment {
  /** What this work needs of the journey. Null for the patient. */
  facts: CaseSummary | null;
}
