import {
  APPROVAL_STATUSES,
  type ApprovalStatus,
  ENTRY_VISIBILITIES,
  type EntryVisibility,
  LINK_KINDS,
  type LinkKind,
  SERVICE_REQUEST_EVENTS,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestEvent,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { type Role, ROLES } from '@ayana/contracts/identity';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../../platform/http/openapi/properties.js';
import { NamedPersonDto } from '../people.dto.js';
import type { EntryDetails } from './request-parts.entity.js';

export const TRANSITION_NAMES = Object.keys(SERVICE_REQUEST_WORKFLOW);

export class NumberedRequestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'SR-000123' })
  number!: string;
}

export class RequestEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(TIME)
  at!: string;

  @ApiProperty({ type: NamedPersonDto, nullable: true, description: 'Null for the system.' })
  actor!: NamedPersonDto | null;

  @ApiProperty({ enum: SERVICE_REQUEST_EVENTS })
  event!: ServiceRequestEvent;

  @ApiProperty({ enum: ENTRY_VISIBILITIES })
  visibility!: EntryVisibility;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty({ type: 'string', enum: TRANSITION_NAMES, nullable: true })
  transition!: ServiceRequestTransition | null;

  @ApiProperty({ type: 'string', enum: SERVICE_REQUEST_STATES, nullable: true })
  from_state!: ServiceRequestState | null;

  @ApiProperty({ type: 'string', enum: SERVICE_REQUEST_STATES, nullable: true })
  to_state!: ServiceRequestState | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: EntryDetails;
}

export class RequestTaskDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: ['open', 'done'] })
  status!: 'open' | 'done';

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  assigned_to!: NamedPersonDto | null;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  done_at!: string | null;

  @ApiProperty(TIME)
  created_at!: string;
}

export class RequestApprovalDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer' })
  step!: number;

  @ApiProperty({ type: 'string', enum: ROLES, nullable: true })
  role!: Role | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  user!: NamedPersonDto | null;

  @ApiProperty({ enum: APPROVAL_STATUSES })
  status!: ApprovalStatus;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  decided_by!: NamedPersonDto | null;

  @ApiProperty(TIME_OR_NULL)
  decided_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  note!: string | null;

  @ApiProperty({ description: 'The caller can decide it now.' })
  is_mine!: boolean;

  @ApiProperty({ description: 'It names the caller, who is involved in the request and so does not decide it.' })
  is_own!: boolean;
}

export class RequestLinkDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: LINK_KINDS })
  kind!: LinkKind;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  subject_id!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  url!: string | null;

  @ApiProperty()
  label!: string;

  @ApiProperty(TIME)
  created_at!: string;
}

export class MergedRequestDto extends NumberedRequestDto {
  @ApiProperty()
  summary!: string;
}
