import { shape } from '../../../platform/http/openapi/shape.js';
import { type Dependents } from '@ayana/contracts/catalogue';
import type { LastEditor } from '@ayana/contracts/editing';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, CursorField, LimitField, SearchField } from '../../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const ROW_STATES = ['active', 'inactive'] as const;
export const ROW_SORTS = ['name', 'updated'] as const;
export type RowSort = (typeof ROW_SORTS)[number];

/** What every list of the catalogue's upkeep is filtered by. */
export class CatalogueFilters {
  @SearchField({ label: 'Search', optional: true, description: 'Words of its names.' })
  q?: string;

  @ChoiceField({ label: 'State', optional: true, of: ROW_STATES, description: 'All of them where it is absent.' })
  state?: (typeof ROW_STATES)[number];
}

/** Which part of a list, in which order. */
export interface ListQuery {
  /** `name`, `updated` or one of the list’s own. */
  sort?: string;
  order?: SortOrder;
  limit?: number;
  cursor?: string;
}

/** The filters of a list, and its order and pages. @param own orders of this list alone */
export function listQueryOf<Filters extends object>(
  filters: new () => Filters,
  own: readonly string[] = [],
): new () => Filters & ListQuery {
  const Base: new () => object = filters;
  class Query extends Base implements ListQuery {
    @ChoiceField({ label: 'Sort', optional: true, of: [...ROW_SORTS, ...own] })
    sort?: string;

    @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
    order?: SortOrder;

    @LimitField({ fallback: LIST_LIMIT, max: 200 })
    limit?: number;

    @CursorField()
    cursor?: string;
  }
  return Query as new () => Filters & ListQuery;
}
export const LIST_LIMIT = 50;

export const HIDING = ['hide'] as const;

export class RemovalQueryDto {
  @ChoiceField({
    label: 'Dependents',
    optional: true,
    of: HIDING,
    description:
      '`hide` removes it although others depend on it: they are no longer shown either, until it is restored.',
  })
  dependents?: (typeof HIDING)[number];
}

/** What every row of the catalogue has for those who keep it. */
export class CatalogueRowDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  is_active!: boolean;

  @ApiProperty({ type: 'integer', description: 'Grows with every change; the ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty({ type: shape('LastEditor'), nullable: true, description: 'Who changed it last; null for the seed.' })
  updated_by!: LastEditor | null;

  @ApiProperty({ type: [shape('Dependents')], required: false, description: 'Of a single row: what depends on it.' })
  dependents?: Dependents[];
}
