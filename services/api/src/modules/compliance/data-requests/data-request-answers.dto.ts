import {
  DATA_LAWS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  DATA_REQUEST_WORKFLOW,
  type DataLaw,
  type DataRequest,
  type DataRequestKind,
  type DataRequestOutcome,
  type DataRequestState,
  type DataRequestTransition,
  KEPT_PARTS,
  type KeptPart,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';

const nullable = { type: 'string', nullable: true } as const;
const count = { type: 'integer', required: false } as const;

export class DataRequestOutcomeDto implements DataRequestOutcome {
  @ApiProperty({ type: [String], required: false })
  fields?: string[];

  @ApiProperty({ ...nullable, required: false })
  note?: string | null;

  @ApiProperty(count)
  journeys?: number;

  @ApiProperty(count)
  files?: number;

  @ApiProperty(count)
  removed_files?: number;

  @ApiProperty(count)
  kept_files?: number;

  @ApiProperty({ enum: KEPT_PARTS, isArray: true, required: false })
  kept?: KeptPart[];
}

export class DataRequestDto implements DataRequest {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DATA_REQUEST_KINDS })
  kind!: DataRequestKind;

  @ApiProperty({ enum: DATA_LAWS })
  law!: DataLaw;

  @ApiProperty({ enum: DATA_REQUEST_STATES })
  state!: DataRequestState;

  @ApiProperty({ type: NamedPersonDto })
  subject!: NamedPersonDto;

  @ApiProperty(nullable)
  text!: string | null;

  @ApiProperty({ format: 'date' })
  received_on!: string;

  @ApiProperty({ format: 'date', description: 'The last day for an answer.' })
  due_on!: string;

  @ApiProperty()
  is_extended!: boolean;

  @ApiProperty()
  is_overdue!: boolean;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  assigned_to!: NamedPersonDto | null;

  @ApiProperty(nullable)
  reason!: string | null;

  @ApiProperty({ type: DataRequestOutcomeDto, nullable: true })
  outcome!: DataRequestOutcomeDto | null;

  @ApiProperty({ ...nullable, format: 'date-time' })
  decided_at!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class DataRequestsPageDto extends pageDtoOf(DataRequestDto) {}

export class DataRequestEntryDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  actor!: NamedPersonDto | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;
}

export class DataRequestDetailDto extends DataRequestDto {
  @ApiProperty({ type: [DataRequestEntryDto], description: 'From the audit trail, oldest first.' })
  entries!: DataRequestEntryDto[];

  @ApiProperty({ enum: Object.keys(DATA_REQUEST_WORKFLOW), isArray: true })
  transitions!: DataRequestTransition[];

  @ApiProperty({ description: 'By its law, once, and not when it is late.' })
  may_extend!: boolean;

  @ApiProperty({ enum: KEPT_PARTS, isArray: true, description: 'What would stay, or has stayed, when it is erased.' })
  would_keep!: KeptPart[];
}

export class OwnDataRequestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DATA_REQUEST_KINDS })
  kind!: DataRequestKind;

  @ApiProperty({ enum: DATA_REQUEST_STATES })
  state!: DataRequestState;

  @ApiProperty({ format: 'date' })
  received_on!: string;

  @ApiProperty({ format: 'date' })
  due_on!: string;

  @ApiProperty({ ...nullable, description: 'Why it takes longer, or was refused.' })
  reason!: string | null;

  @ApiProperty({
    ...nullable,
    format: 'date',
    description: 'Until when it can be downloaded; null when there is nothing to.',
  })
  download_until!: string | null;
}
