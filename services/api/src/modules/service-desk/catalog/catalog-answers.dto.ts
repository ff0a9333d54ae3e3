import type { LastEditor } from '@ayana/contracts/editing';
import { type Role, ROLES } from '@ayana/contracts/identity';
import {
  PRIORITIES,
  type Priority,
  SERVICE_FIELD_KINDS,
  SERVICE_ITEM_STATUSES,
  SERVICE_VERSION_STATUSES,
  type ServiceField,
  type ServiceFieldKind,
  type ServiceItemStatus,
  type ServiceVersionStatus,
} from '@ayana/contracts/service-desk';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { NamedPersonDto } from '../people.dto.js';

export class ServiceFieldDto implements ServiceField {
  @ApiProperty()
  key!: string;

  @ApiProperty({ enum: SERVICE_FIELD_KINDS })
  kind!: ServiceFieldKind;

  @ApiProperty()
  label!: string;

  @ApiProperty()
  required!: boolean;

  @ApiProperty({ type: 'string', nullable: true })
  help!: string | null;

  @ApiProperty({ type: [String], description: 'Empty unless it is a `choice`.' })
  choices!: string[];
}

export class ServiceTargetDto {
  @ApiProperty({ type: 'integer', enum: PRIORITIES })
  priority!: Priority;

  @ApiProperty({ type: 'integer', description: 'Working minutes.' })
  own_minutes!: number;

  @ApiProperty({ type: 'integer', description: 'Working minutes.' })
  resolve_minutes!: number;
}

export class ServiceApproverDto {
  @ApiProperty({ type: 'string', enum: ROLES, nullable: true })
  role!: Role | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  user!: NamedPersonDto | null;
}

export class ServiceVersionSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ enum: SERVICE_VERSION_STATUSES })
  status!: ServiceVersionStatus;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  published_at!: string | null;
}

export class ServiceVersionDto extends ServiceVersionSummaryDto {
  @ApiProperty({ type: [ServiceFieldDto] })
  form!: ServiceFieldDto[];

  @ApiProperty({ type: [ServiceTargetDto] })
  targets!: ServiceTargetDto[];

  @ApiProperty({ type: [ServiceApproverDto] })
  approvals!: ServiceApproverDto[];

  @ApiProperty({ enum: ROLES, isArray: true })
  ask_roles!: Role[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class ServiceItemDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  owner!: NamedPersonDto | null;

  @ApiProperty({ enum: SERVICE_ITEM_STATUSES })
  status!: ServiceItemStatus;

  @ApiProperty({ type: 'integer', nullable: true })
  published_version!: number | null;

  @ApiProperty()
  has_draft!: boolean;

  @ApiProperty({ type: 'integer', description: 'Requests that are not resolved; 0 for callers who are not staff.' })
  open_requests!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;
}

export class ServiceItemDetailDto extends ServiceItemDto {
  @ApiProperty({ type: ServiceVersionDto, nullable: true })
  published!: ServiceVersionDto | null;

  @ApiProperty({ type: ServiceVersionDto, nullable: true, description: 'For staff only.' })
  draft!: ServiceVersionDto | null;

  @ApiProperty({ type: [ServiceVersionSummaryDto], description: 'Newest first; for staff only.' })
  versions!: ServiceVersionSummaryDto[];
}

export class ServiceItemsPageDto {
  @ApiProperty({ type: [ServiceItemDto] })
  items!: ServiceItemDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
