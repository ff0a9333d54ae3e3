import type { ComplianceControl, ControlTransition, Evidence } from './compliance.ts';

export interface ComplianceControlDetail extends ComplianceControl {
  evidence: Evidence[];
  transitions: ControlTransition[];
}
