import type { components } from '@ayana/contracts/api';

type Schemas = components['schemas'];
export type Requirement = Schemas['RequirementDto'];
export type RequirementDetail = Schemas['RequirementDetailDto'];
export type FrameworkCounts = Schemas['FrameworkCountsDto'];
export type Summary = Schemas['ComplianceSummaryDto'];
export type Control = Schemas['ComplianceControlDto'];
export type ControlDetail = Schemas['ComplianceControlDetailDto'];
export type Evidence = Schemas['EvidenceDto'];
export type DataRequest = Schemas['DataRequestDto'];
export type DataRequestDetail = Schemas['DataRequestDetailDto'];
export type DataRequestEntry = Schemas['DataRequestEntryDto'];
export type RetentionRule = Schemas['RetentionRuleDto'];
export type RetentionRun = Schemas['RetentionRunDto'];
