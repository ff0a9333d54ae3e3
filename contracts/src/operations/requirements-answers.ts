import type { Requirement, RequirementTransition } from './compliance.ts';
import type { ComplianceControlDetail } from './control-answers.ts';

export interface RequirementDetail extends Requirement {
  control_list: ComplianceControlDetail[];
  transitions: RequirementTransition[];
}
