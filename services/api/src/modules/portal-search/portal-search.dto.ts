import { LimitField, SearchField } from '../../platform/http/input/fields.js';

/** Fewer characters find nothing. */
export const SHORTEST_QUERY = 2;
export const PORTAL_SEARCH_DEFAULT = 5;

export class PortalSearchQueryDto {
  @SearchField({ label: 'Search term', max: 100, description: 'A name, a part of one, an address, or a number.' })
  q!: string;

  @LimitField({ fallback: PORTAL_SEARCH_DEFAULT, max: 20 })
  limit?: number;
}
