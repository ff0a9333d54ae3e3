import type { LastEditor } from '@ayana/contracts/editing';
import {
  type ComplianceEvidence,
  EVIDENCE_STANDINGS,
  EVIDENCE_STATES,
  type EvidenceStanding,
  type EvidenceState,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';

const nullable = { type: 'string', nullable: true } as const;

export class EvidenceDto implements ComplianceEvidence {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  control_id!: string;

  @ApiProperty()
  control_title!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty(nullable)
  note!: string | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  owner!: NamedPersonDto | null;

  @ApiProperty({ ...nullable, format: 'date', description: 'The last day.' })
  expires_on!: string | null;

  @ApiProperty({ enum: EVIDENCE_STATES })
  state!: EvidenceState;

  @ApiProperty({ enum: EVIDENCE_STANDINGS })
  standing!: EvidenceStanding;

  @ApiProperty(nullable)
  file_name!: string | null;

  @ApiProperty({ ...nullable, format: 'uri' })
  web_address!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class EvidencePageDto extends pageDtoOf(EvidenceDto) {}
