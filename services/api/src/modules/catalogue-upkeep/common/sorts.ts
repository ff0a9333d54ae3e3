import type { SortKey } from '../../../platform/http/lists/keyset-list.js';
import type { CatalogueRowDto, RowSort } from './catalogue-row.dto.js';

/** The orders of every list: by name, and the one changed last first. @param column of the name, such as `kept.full_name` */
export const NAME_AND_CHANGE = <Row extends CatalogueRowDto>(
  column: string,
  of: (row: Row) => string,
): Readonly<Record<RowSort, SortKey<Row>>> => ({
  name: { column, type: 'text', order: 'asc', of },
  updated: { column: 'kept.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
});
