import { shape } from '../../../platform/http/openapi/shape.js';
import {
  type Level,
  LEVELS,
  PRIORITIES,
  type Priority,
  SERVICE_REQUEST_OUTCOMES,
  SERVICE_REQUEST_STATES,
  type ServiceAnswer,
  type ServiceRequest,
  type ServiceRequestOutcome,
  type ServiceRequestState,
  type ServiceRequestTransition,
  type NamedSubject,
  type NamedPerson,
  type ServiceField,
  type RequestTask,
  type RequestApproval,
  type RequestLink,
  type RequestPaper,
} from '@ayana/contracts/service-desk';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../../platform/http/openapi/properties.js';
import { MergedRequestDto, NumberedRequestDto, RequestEntryDto, TRANSITION_NAMES } from './request-parts.dto.js';

export class ServiceRequestDto extends NumberedRequestDto implements ServiceRequest {
  @ApiProperty({ type: shape('NamedSubject') })
  item!: NamedSubject;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ enum: SERVICE_REQUEST_STATES })
  state!: ServiceRequestState;

  @ApiProperty({ type: 'string', enum: SERVICE_REQUEST_OUTCOMES, nullable: true })
  outcome!: ServiceRequestOutcome | null;

  @ApiProperty({ type: 'integer', enum: LEVELS })
  impact!: Level;

  @ApiProperty({ type: 'integer', enum: LEVELS })
  urgency!: Level;

  @ApiProperty({ type: 'integer', enum: PRIORITIES })
  priority!: Priority;

  @ApiProperty({ type: shape('NamedPerson') })
  requested_by!: NamedPerson;

  @ApiProperty({ type: shape('NamedPerson'), nullable: true })
  on_behalf_of!: NamedPerson | null;

  @ApiProperty({ type: shape('NamedPerson'), nullable: true })
  assigned_to!: NamedPerson | null;

  @ApiProperty(TIME)
  created_at!: string;

  @ApiProperty(TIME)
  updated_at!: string;

  @ApiProperty({ ...TIME_OR_NULL, description: 'The target that counts now; null while the clock is stopped.' })
  due_at!: string | null;

  @ApiProperty(TIME)
  due_to_own!: string;

  @ApiProperty(TIME)
  due_to_resolve!: string;

  @ApiProperty(TIME_OR_NULL)
  owned_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  resolved_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  closed_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  own_breached_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  resolve_breached_at!: string | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'Since when the clock is stopped; null while it runs.' })
  paused_since!: string | null;

  @ApiProperty({ type: 'integer', description: 'Working minutes of the stops that are over.' })
  paused_minutes!: number;

  @ApiProperty({ type: 'integer' })
  reopened_count!: number;

  @ApiProperty({ type: NumberedRequestDto, nullable: true })
  merged_into!: NumberedRequestDto | null;

  @ApiProperty({ type: 'integer', nullable: true })
  satisfaction!: number | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;
}

export class ServiceRequestDetailDto extends ServiceRequestDto {
  @ApiProperty({ type: 'integer' })
  item_version!: number;

  @ApiProperty({ type: [shape('ServiceField')] })
  form!: ServiceField[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    description: 'By the keys of the form; of a `user` the id.',
  })
  answers!: Record<string, ServiceAnswer>;

  @ApiProperty({ type: [shape('NamedPerson')], description: 'The users in the answers.' })
  people!: NamedPerson[];

  @ApiProperty(TEXT_OR_NULL)
  satisfaction_comment!: string | null;

  @ApiProperty({ type: [RequestEntryDto], description: 'Oldest first; public ones only, unless the caller is staff.' })
  entries!: RequestEntryDto[];

  @ApiProperty({ type: [shape('RequestTask')], description: 'For staff only.' })
  tasks!: RequestTask[];

  @ApiProperty({ type: [shape('RequestApproval')] })
  approvals!: RequestApproval[];

  @ApiProperty({
    type: [String],
    description: 'For staff only: users who asked for it, changed it or get it. None of them approves it.',
  })
  involved!: string[];

  @ApiProperty({ type: [shape('RequestLink')], description: 'For staff only.' })
  links!: RequestLink[];

  @ApiProperty({ type: [MergedRequestDto], description: 'Requests merged into this one; for staff only.' })
  merged!: MergedRequestDto[];

  @ApiProperty({ type: [shape('RequestPaper')], description: 'Oldest first.' })
  papers!: RequestPaper[];

  @ApiProperty({ enum: TRANSITION_NAMES, isArray: true, description: 'What the caller may do now.' })
  transitions!: ServiceRequestTransition[];

  @ApiProperty({ description: 'The caller may say how it went.' })
  may_rate!: boolean;

  @ApiProperty({ description: 'The caller may add papers.' })
  may_add_papers!: boolean;
}
