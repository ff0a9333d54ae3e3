import type { LastEditor } from '@ayana/contracts/editing';
import {
  COMPLIANCE_FRAMEWORKS,
  COMPLIANCE_STANDINGS,
  type ComplianceFramework,
  type ComplianceRequirement,
  type ComplianceStanding,
  REQUIREMENT_STATES,
  REQUIREMENT_WORKFLOW,
  type RequirementState,
  type RequirementTransition,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { ChoiceField, IdField, SearchField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';
import { ComplianceControlDetailDto } from '../controls/control-answers.dto.js';

const SORTS = ['code', 'framework', 'updated'] as const;
export type RequirementSort = (typeof SORTS)[number];
const optional = { optional: true } as const;
const nullable = { type: 'string', nullable: true } as const;

export class RequirementsQueryDto extends ListQueryDto {
  @SearchField({ label: 'Search', ...optional, max: 200, description: 'Words of number, title and text.' })
  q?: string;

  @ChoiceField({ label: 'Framework', ...optional, of: COMPLIANCE_FRAMEWORKS })
  framework?: ComplianceFramework;

  @ChoiceField({ label: 'Standing', ...optional, of: COMPLIANCE_STANDINGS })
  standing?: ComplianceStanding;

  @IdField({ label: 'Owner', ...optional })
  owner?: string;

  @ChoiceField({
    label: 'Sort',
    ...optional,
    of: SORTS,
    description: '`code` by default; `framework` has those of one together.',
  })
  sort?: RequirementSort;
}

export class NewRequirementDto {
  @ChoiceField({ label: 'Framework', of: COMPLIANCE_FRAMEWORKS })
  framework!: ComplianceFramework;

  @TextField({ label: 'Number', max: 60 })
  code!: string;

  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, description: 'One of the staff.' })
  owner_id?: string;
}

export class RequirementChangeDto {
  @TextField({ label: 'Title', ...optional, max: 200 })
  title?: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, nullable: true })
  owner_id?: string | null;
}

export class RequirementTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(REQUIREMENT_WORKFLOW) })
  name!: RequirementTransition;

  @TextField({ label: 'Reason', ...optional, max: 700, description: 'Needed for `exclude`.' })
  note?: string;
}

export class RequirementDto implements ComplianceRequirement {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: COMPLIANCE_FRAMEWORKS })
  framework!: ComplianceFramework;

  @ApiProperty()
  code!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty({ enum: REQUIREMENT_STATES })
  state!: RequirementState;

  @ApiProperty({ enum: COMPLIANCE_STANDINGS })
  standing!: ComplianceStanding;

  @ApiProperty(nullable)
  reason!: string | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  owner!: NamedPersonDto | null;

  @ApiProperty({ type: 'integer', description: 'Active ones.' })
  controls!: number;

  @ApiProperty({ ...nullable, format: 'date' })
  expires_on!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class RequirementsPageDto extends pageDtoOf(RequirementDto) {}

export class RequirementDetailDto extends RequirementDto {
  @ApiProperty({ type: [ComplianceControlDetailDto] })
  control_list!: ComplianceControlDetailDto[];

  @ApiProperty({ enum: Object.keys(REQUIREMENT_WORKFLOW), isArray: true })
  transitions!: RequirementTransition[];
}

export class FrameworkCountsDto {
  @ApiProperty({ enum: COMPLIANCE_FRAMEWORKS })
  framework!: ComplianceFramework;

  @ApiProperty({ type: 'integer' })
  met!: number;

  @ApiProperty({ type: 'integer' })
  at_risk!: number;

  @ApiProperty({ type: 'integer' })
  not_met!: number;

  @ApiProperty({ type: 'integer' })
  open!: number;

  @ApiProperty({ type: 'integer' })
  not_applicable!: number;
}

export class ComplianceSummaryDto {
  @ApiProperty({ type: [FrameworkCountsDto] })
  frameworks!: FrameworkCountsDto[];

  @ApiProperty({ type: 'integer' })
  evidence_lapsing!: number;

  @ApiProperty({ type: 'integer' })
  evidence_lapsed!: number;

  @ApiProperty({ type: 'integer', description: 'Of partners and doctors, within 60 days.' })
  credentials_lapsing!: number;

  @ApiProperty({ type: 'integer' })
  credentials_lapsed!: number;

  @ApiProperty({ type: 'integer' })
  data_requests_open!: number;

  @ApiProperty({ type: 'integer' })
  data_requests_overdue!: number;
}
