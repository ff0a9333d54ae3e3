import type { LastEditor } from '@ayana/contracts/editing';
import {
  COMMITMENT_STATES,
  COMMITMENT_WORKFLOW,
  type CommitmentState,
  type CommitmentTransition,
  NEED_STATES,
  type NeedState,
  type Resource,
  RESOURCE_KINDS,
  type ResourceCommitment,
  type ResourceDetail,
  type ResourceHours,
  type ResourceKind,
  type ResourceNeed,
  type ResourceNeedDetail,
  type ResourcePlace,
  type ResourcePoint,
  type ResourceSuggestion,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../platform/database/last-editor.js';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../service-desk/index.js';

const time = { format: 'date-time' } as const;
const timeOrNull = { type: 'string', format: 'date-time', nullable: true } as const;
const textOrNull = { type: 'string', nullable: true } as const;
const integer = { type: 'integer' } as const;
const id = { format: 'uuid' } as const;

export class ResourcePlaceDto implements ResourcePlace {
  @ApiProperty(id)
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  latitude!: number;

  @ApiProperty()
  longitude!: number;
}

export class ResourceHoursDto implements ResourceHours {
  @ApiProperty({ type: [Number], description: '1 is Monday, 7 is Sunday.' })
  weekdays!: number[];

  @ApiProperty({ ...integer, description: 'Minutes after midnight in India.' })
  opens!: number;

  @ApiProperty({ ...integer, description: 'Before it opens: over midnight.' })
  closes!: number;
}

export class ResourcePartnerDto {
  @ApiProperty(id)
  id!: string;

  @ApiProperty()
  name!: string;
}

export class ResourceNowDto {
  @ApiProperty(id)
  commitment_id!: string;

  @ApiProperty(id)
  need_id!: string;

  @ApiProperty()
  need_title!: string;

  @ApiProperty({ enum: COMMITMENT_STATES })
  state!: CommitmentState;

  @ApiProperty(time)
  until_at!: string;
}

export class ResourceDto implements Resource {
  @ApiProperty(id)
  id!: string;

  @ApiProperty({ enum: RESOURCE_KINDS })
  kind!: ResourceKind;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  place!: ResourcePlaceDto;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty({ ...integer, description: 'How many it serves at a time; of a fund, US cents.' })
  capacity!: number;

  @ApiProperty({ ...integer, description: 'What is not taken now.' })
  free!: number;

  @ApiProperty({ type: ResourceHoursDto, nullable: true, description: 'Null: always.' })
  hours!: ResourceHoursDto | null;

  @ApiProperty({ type: ResourcePartnerDto, nullable: true })
  partner!: ResourcePartnerDto | null;

  @ApiProperty(textOrNull)
  phone!: string | null;

  @ApiProperty()
  is_in_service!: boolean;

  @ApiProperty({ type: ResourceNowDto, nullable: true, description: 'Where it is now, or is going.' })
  now!: ResourceNowDto | null;

  @ApiProperty({ ...integer, description: 'Commitments that begin within seven days.' })
  upcoming!: number;

  @ApiProperty(integer)
  version!: number;

  @ApiProperty(time)
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class ResourcesPageDto extends pageDtoOf(ResourceDto) {}

export class CommitmentResourceDto {
  @ApiProperty(id)
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: RESOURCE_KINDS })
  kind!: ResourceKind;
}

export class CommitmentNeedDto {
  @ApiProperty(id)
  id!: string;

  @ApiProperty()
  title!: string;
}

export class ResourceCommitmentDto implements ResourceCommitment {
  @ApiProperty(id)
  id!: string;

  @ApiProperty({ enum: COMMITMENT_STATES })
  state!: CommitmentState;

  @ApiProperty()
  resource!: CommitmentResourceDto;

  @ApiProperty()
  need!: CommitmentNeedDto;

  @ApiProperty(integer)
  quantity!: number;

  @ApiProperty(time)
  from_at!: string;

  @ApiProperty(time)
  until_at!: string;

  @ApiProperty(textOrNull)
  note!: string | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  offered_by!: NamedPersonDto | null;

  @ApiProperty(time)
  offered_at!: string;

  @ApiProperty(timeOrNull)
  committed_at!: string | null;

  @ApiProperty(timeOrNull)
  dispatched_at!: string | null;

  @ApiProperty(timeOrNull)
  arrived_at!: string | null;

  @ApiProperty(timeOrNull)
  released_at!: string | null;

  @ApiProperty({ enum: Object.keys(COMMITMENT_WORKFLOW), isArray: true })
  transitions!: CommitmentTransition[];

  @ApiProperty(integer)
  version!: number;
}

export class ResourceDetailDto extends ResourceDto implements ResourceDetail {
  @ApiProperty(textOrNull)
  note!: string | null;

  @ApiProperty({ type: [ResourceCommitmentDto], description: 'The hundred newest.' })
  commitments!: ResourceCommitmentDto[];
}

export class ResourceNeedDto implements ResourceNeed {
  @ApiProperty(id)
  id!: string;

  @ApiProperty({ example: 'NEED-000123' })
  number!: string;

  @ApiProperty({ enum: RESOURCE_KINDS })
  kind!: ResourceKind;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: NEED_STATES })
  state!: NeedState;

  @ApiProperty()
  place!: ResourcePlaceDto;

  @ApiProperty(textOrNull)
  language!: string | null;

  @ApiProperty(integer)
  quantity!: number;

  @ApiProperty({ ...integer, description: 'What is committed, or there.' })
  committed!: number;

  @ApiProperty(integer)
  offered!: number;

  @ApiProperty(time)
  from_at!: string;

  @ApiProperty(time)
  until_at!: string;

  @ApiProperty({ ...textOrNull, format: 'uuid' })
  incident_id!: string | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  created_by!: NamedPersonDto | null;

  @ApiProperty(time)
  created_at!: string;

  @ApiProperty(time)
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty(integer)
  version!: number;
}

export class ResourceNeedsPageDto extends pageDtoOf(ResourceNeedDto) {}

export class ResourceNeedDetailDto extends ResourceNeedDto implements ResourceNeedDetail {
  @ApiProperty(textOrNull)
  details!: string | null;

  @ApiProperty(textOrNull)
  closed_note!: string | null;

  @ApiProperty({ type: [ResourceCommitmentDto] })
  commitments!: ResourceCommitmentDto[];

  @ApiProperty()
  may_close!: boolean;

  @ApiProperty()
  may_reopen!: boolean;
}

export class SuggestedResourceDto {
  @ApiProperty(id)
  id!: string;

  @ApiProperty({ enum: RESOURCE_KINDS })
  kind!: ResourceKind;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  place!: ResourcePlaceDto;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty(integer)
  capacity!: number;

  @ApiProperty(textOrNull)
  phone!: string | null;

  @ApiProperty({ type: ResourcePartnerDto, nullable: true })
  partner!: ResourcePartnerDto | null;
}

export class ResourceSuggestionDto implements ResourceSuggestion {
  @ApiProperty()
  resource!: SuggestedResourceDto;

  @ApiProperty({ ...integer, description: 'As the crow flies.' })
  distance_km!: number;

  @ApiProperty({ type: 'boolean', nullable: true, description: 'Null when the need names no language.' })
  speaks!: boolean | null;

  @ApiProperty({ ...integer, description: 'What is free for the whole time.' })
  free!: number;

  @ApiProperty()
  is_free!: boolean;

  @ApiProperty({ description: 'Whether it is open when the need begins.' })
  in_hours!: boolean;

  @ApiProperty({ ...integer, description: 'Commitments within seven days around it.' })
  load!: number;
}

export class PointKindDto {
  @ApiProperty({ enum: RESOURCE_KINDS })
  kind!: ResourceKind;

  @ApiProperty(integer)
  resources!: number;

  @ApiProperty(integer)
  free!: number;
}

export class ResourcePointDto implements ResourcePoint {
  @ApiProperty()
  place!: ResourcePlaceDto;

  @ApiProperty({ ...integer, description: 'In service.' })
  resources!: number;

  @ApiProperty({ ...integer, description: 'With something left now.' })
  free!: number;

  @ApiProperty(integer)
  open_needs!: number;

  @ApiProperty({ type: [PointKindDto] })
  kinds!: PointKindDto[];
}
