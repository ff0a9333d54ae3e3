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
} from '@ayana/contracts/service-desk';
import { ApiProperty } from '@nestjs/swagger';
import { ServiceFieldDto } from '../catalog/catalog-answers.dto.js';
import { RequestPaperDto } from '../papers/papers.dto.js';
import { NamedPersonDto, NamedSubjectDto } from '../people.dto.js';
import { TEXT_OR_NULL, TIME, TIME_OR_NULL } from '../../../platform/http/openapi/properties.js';
import {
  MergedRequestDto,
  NumberedRequestDto,
  RequestApprovalDto,
  RequestEntryDto,
  RequestLinkDto,
  RequestTaskDto,
  TRANSITION_NAMES,
} from './request-parts.dto.js';

export class ServiceRequestDto extends NumberedRequestDto implements ServiceRequest {
  @ApiProperty({ type: NamedSubjectDto })
  item!: NamedSubjectDto;

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

  @ApiProperty({ type: NamedPersonDto })
  requested_by!: NamedPersonDto;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  on_behalf_of!: NamedPersonDto | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  assigned_to!: NamedPersonDto | null;

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

export class ServiceRequestsPageDto {
  @ApiProperty({ type: [ServiceRequestDto] })
  items!: ServiceRequestDto[];

  @ApiProperty(TEXT_OR_NULL)
  next_cursor!: string | null;
}

export class ServiceRequestDetailDto extends ServiceRequestDto {
  @ApiProperty({ type: 'integer' })
  item_version!: number;

  @ApiProperty({ type: [ServiceFieldDto] })
  form!: ServiceFieldDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    description: 'By the keys of the form; of a `user` the id.',
  })
  answers!: Record<string, ServiceAnswer>;

  @ApiProperty({ type: [NamedPersonDto], description: 'The users in the answers.' })
  people!: NamedPersonDto[];

  @ApiProperty(TEXT_OR_NULL)
  satisfaction_comment!: string | null;

  @ApiProperty({ type: [RequestEntryDto], description: 'Oldest first; public ones only, unless the caller is staff.' })
  entries!: RequestEntryDto[];

  @ApiProperty({ type: [RequestTaskDto], description: 'For staff only.' })
  tasks!: RequestTaskDto[];

  @ApiProperty({ type: [RequestApprovalDto] })
  approvals!: RequestApprovalDto[];

  @ApiProperty({
    type: [String],
    description: 'For staff only: users who asked for it, changed it or get it. None of them approves it.',
  })
  involved!: string[];

  @ApiProperty({ type: [RequestLinkDto], description: 'For staff only.' })
  links!: RequestLinkDto[];

  @ApiProperty({ type: [MergedRequestDto], description: 'Requests merged into this one; for staff only.' })
  merged!: MergedRequestDto[];

  @ApiProperty({ type: [RequestPaperDto], description: 'Oldest first.' })
  papers!: RequestPaperDto[];

  @ApiProperty({ enum: TRANSITION_NAMES, isArray: true, description: 'What the caller may do now.' })
  transitions!: ServiceRequestTransition[];

  @ApiProperty({ description: 'The caller may say how it went.' })
  may_rate!: boolean;

  @ApiProperty({ description: 'The caller may add papers.' })
  may_add_papers!: boolean;
}

export class RequestCountDto {
  @ApiProperty({ type: 'integer' })
  open!: number;

  @ApiProperty({ type: 'integer' })
  overdue!: number;
}

export class ServiceRequestCountsDto {
  @ApiProperty({ type: RequestCountDto, description: 'Assigned to the caller.' })
  mine!: RequestCountDto;

  @ApiProperty({ type: RequestCountDto })
  unassigned!: RequestCountDto;

  @ApiProperty({ type: RequestCountDto })
  all!: RequestCountDto;

  @ApiProperty({ type: 'integer' })
  waiting_for_my_approval!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  by_state!: Record<ServiceRequestState, number>;
}
