import { shape } from '../../../platform/http/openapi/shape.js';
import {
  ENTRY_VISIBILITIES,
  type EntryVisibility,
  SERVICE_REQUEST_EVENTS,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestEvent,
  type ServiceRequestState,
  type ServiceRequestTransition,
  type NamedPerson,
} from '@ayana/contracts/service-desk';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL, TIME } from '../../../platform/http/openapi/properties.js';
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

  @ApiProperty({ type: shape('NamedPerson'), nullable: true, description: 'Null for the system.' })
  actor!: NamedPerson | null;

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

export class MergedRequestDto extends NumberedRequestDto {
  @ApiProperty()
  summary!: string;
}
