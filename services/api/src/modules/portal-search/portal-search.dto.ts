import type { PortalSearchItem } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import { LimitField, SearchField } from '../../platform/http/input/fields.js';

/** What a portal's search finds, in the displayed order. */
export const PORTAL_SEARCH_KINDS = [
  'journeys',
  'work',
  'incidents',
  'broadcasts',
  'resources',
  'treatment_requests',
  'service_requests',
  'enquiries',
  'people',
  'organisations',
  'hospitals',
  'doctors',
  'treatments',
] as const;
export type PortalSearchKind = (typeof PORTAL_SEARCH_KINDS)[number];

/** Fewer characters find nothing. */
export const SHORTEST_QUERY = 2;
export const PORTAL_SEARCH_DEFAULT = 5;

export class PortalSearchQueryDto {
  @SearchField({ label: 'Search term', max: 100, description: 'A name, a part of one, an address, or a number.' })
  q!: string;

  @LimitField({ fallback: PORTAL_SEARCH_DEFAULT, max: 20 })
  limit?: number;
}

export class PortalSearchGroupDto {
  @ApiProperty({ enum: PORTAL_SEARCH_KINDS })
  kind!: PortalSearchKind;

  @ApiProperty({ type: [shape('PortalSearchItem')], description: 'The best first.' })
  items!: PortalSearchItem[];

  @ApiProperty({ description: 'Whether there are others.' })
  more!: boolean;
}

export class PortalSearchAnswerDto {
  @ApiProperty({ type: [PortalSearchGroupDto], description: 'Only kinds the caller may read, and only those found.' })
  groups!: PortalSearchGroupDto[];
}
