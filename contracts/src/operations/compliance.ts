import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { NamedPerson } from '../service-desk/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** Whose rules they are. */
export const COMPLIANCE_FRAMEWORKS = ['nabh', 'jci', 'dpdp', 'gdpr', 'telemedicine', 'form_c'] as const;
export type ComplianceFramework = (typeof COMPLIANCE_FRAMEWORKS)[number];

export const COMPLIANCE_FRAMEWORK_NAMES: Record<ComplianceFramework, string> = defineMessages(
  'contracts/operations/compliance-frameworks',
  {
    nabh: 'NABH',
    jci: 'JCI',
    dpdp: 'DPDP Act',
    gdpr: 'GDPR',
    telemedicine: 'Telemedicine guidelines',
    form_c: 'Form C',
  },
);

/** The first one is where a requirement begins. */
export const REQUIREMENT_STATES = ['applies', 'not_applicable'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

export const REQUIREMENT_WORKFLOW = {
  /** With the reason why it does not apply. */
  exclude: { from: ['applies'], to: ['not_applicable'], entry: 'regulatory_compliance', note: 'internal' },
  include: { from: ['not_applicable'], to: ['applies'], entry: 'regulatory_compliance', note: 'internal' },
} as const satisfies Workflow<RequirementState, string>;
export type RequirementTransition = keyof typeof REQUIREMENT_WORKFLOW;

export const CONTROL_STATES = ['active', 'retired'] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

export const CONTROL_WORKFLOW = {
  retire: { from: ['active'], to: ['retired'], entry: 'regulatory_compliance', note: 'internal' },
  restore: { from: ['retired'], to: ['active'], entry: 'regulatory_compliance', note: 'internal' },
} as const satisfies Workflow<ControlState, string>;
export type ControlTransition = keyof typeof CONTROL_WORKFLOW;

export const EVIDENCE_STATES = ['current', 'withdrawn'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];

export const EVIDENCE_WORKFLOW = {
  withdraw: { from: ['current'], to: ['withdrawn'], entry: 'regulatory_compliance', note: 'internal' },
  restore: { from: ['withdrawn'], to: ['current'], entry: 'regulatory_compliance', note: 'internal' },
} as const satisfies Workflow<EvidenceState, string>;
export type EvidenceTransition = keyof typeof EVIDENCE_WORKFLOW;

/**
 * How a requirement or a control is doing, from its evidence: one that is good for longer is `met`, one that ends soon `at_risk`, none or one that has
 * ended `not_met`. A requirement is as its weakest control, and `open` without any.
 */
export const COMPLIANCE_STANDINGS = ['met', 'at_risk', 'not_met', 'open', 'not_applicable'] as const;
export type ComplianceStanding = (typeof COMPLIANCE_STANDINGS)[number];

export const COMPLIANCE_STANDING_NAMES: Record<ComplianceStanding, string> = defineMessages(
  'contracts/operations/compliance-standings',
  {
    met: 'Met',
    at_risk: 'Ends soon',
    not_met: 'Not met',
    open: 'No control yet',
    not_applicable: 'Does not apply',
  },
);

export const EVIDENCE_STANDINGS = ['valid', 'lapsing', 'lapsed', 'withdrawn'] as const;
export type EvidenceStanding = (typeof EVIDENCE_STANDINGS)[number];

export const EVIDENCE_STANDING_NAMES: Record<EvidenceStanding, string> = defineMessages(
  'contracts/operations/evidence-standings',
  { valid: 'Valid', lapsing: 'Ends soon', lapsed: 'Ended', withdrawn: 'Withdrawn' },
);

/** Evidence that ends within these days ends soon. */
export const LAPSING_DAYS = 60;
/** Days before the last one on which the owner of evidence is reminded, once each. */
export const EVIDENCE_REMINDER_DAYS = [60, 30, 7] as const;

/** A requirement in a list; times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export interface ComplianceRequirement extends LastEdit {
  id: Id;
  framework: ComplianceFramework;
  // As the framework numbers it.
  code: string;
  title: string;
  text: string;
  state: RequirementState;
  standing: ComplianceStanding;
  // Why it does not apply.
  reason: string | null;
  owner: NamedPerson | null;
  /** Active ones. */
  controls: Integer;
  // The last day of the evidence that ends first.
  expires_on: CalendarDay | null;
  version: Integer;
  created_at: Moment;
}

export type Requirement = ComplianceRequirement;

export interface ComplianceEvidence extends LastEdit {
  id: Id;
  control_id: Id;
  control_title: string;
  title: string;
  note: string | null;
  owner: NamedPerson | null;
  /** The last day. */
  expires_on: CalendarDay | null;
  state: EvidenceState;
  standing: EvidenceStanding;
  file_name: string | null;
  // Where it is, when it is not a file.
  /** @format uri */
  web_address: string | null;
  version: Integer;
  created_at: Moment;
}

export interface NamedRequirement {
  id: Id;
  framework: ComplianceFramework;
  code: string;
  title: string;
}

export type Evidence = ComplianceEvidence;

export interface ComplianceControl extends LastEdit {
  id: Id;
  title: string;
  text: string;
  state: ControlState;
  standing: ComplianceStanding;
  owner: NamedPerson | null;
  requirements: NamedRequirement[];
  version: Integer;
  created_at: Moment;
}

export type ComplianceControlsPage = Page<ComplianceControl>;

export type EvidencePage = Page<Evidence>;

export interface ComplianceSummary {
  frameworks: FrameworkCounts[];
  evidence_lapsing: Integer;
  evidence_lapsed: Integer;
  /** Of partners and doctors, within 60 days. */
  credentials_lapsing: Integer;
  credentials_lapsed: Integer;
  data_requests_open: Integer;
  data_requests_overdue: Integer;
}

export interface FrameworkCounts {
  framework: ComplianceFramework;
  met: Integer;
  at_risk: Integer;
  not_met: Integer;
  open: Integer;
  not_applicable: Integer;
}

export type RequirementsPage = Page<Requirement>;
