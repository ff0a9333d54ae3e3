import type { LastEditor } from '@ayana/contracts/editing';
import {
  COMPLIANCE_FRAMEWORKS,
  COMPLIANCE_STANDINGS,
  type ComplianceControl,
  type ComplianceFramework,
  type ComplianceStanding,
  CONTROL_STATES,
  CONTROL_WORKFLOW,
  type ControlState,
  type ControlTransition,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';
import { EvidenceDto } from '../evidence/evidence-answers.dto.js';

export class NamedRequirementDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: COMPLIANCE_FRAMEWORKS })
  framework!: ComplianceFramework;

  @ApiProperty()
  code!: string;

  @ApiProperty()
  title!: string;
}

export class ComplianceControlDto implements ComplianceControl {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty({ enum: CONTROL_STATES })
  state!: ControlState;

  @ApiProperty({ enum: COMPLIANCE_STANDINGS })
  standing!: ComplianceStanding;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  owner!: NamedPersonDto | null;

  @ApiProperty({ type: [NamedRequirementDto] })
  requirements!: NamedRequirementDto[];

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class ComplianceControlsPageDto extends pageDtoOf(ComplianceControlDto) {}

export class ComplianceControlDetailDto extends ComplianceControlDto {
  @ApiProperty({ type: [EvidenceDto] })
  evidence!: EvidenceDto[];

  @ApiProperty({ enum: Object.keys(CONTROL_WORKFLOW), isArray: true })
  transitions!: ControlTransition[];
}
