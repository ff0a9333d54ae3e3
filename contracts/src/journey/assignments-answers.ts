import type { Assignment } from './assignments.ts';
import type { CaseSummary } from './case-summary-answers.ts';

export interface AssignmentDetail extends Assignment {
  /** What this work needs of the journey. Null for the patient. */
  facts: CaseSummary | null;
  /** False for a member of the assignee who may only read: no act is offered, and the screen says why. */
  may_write: boolean;
}
