import type { Dependents } from '@ayana/contracts/catalogue';
import type { ActivityAction } from '@ayana/contracts/activity';
import type { ChangedPrice } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import type { RawBuilder } from 'kysely';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CsvColumns } from '../../../platform/http/csv/csv-file.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import type { CatalogueFilters, CatalogueRowDto } from './catalogue-row.dto.js';
import type { CatalogueTable } from './row-writes.js';

/** When and for which row a rule or a write is run. */
export interface RowContext {
  em: EntityManager;
  id: string;
  now: Date;
  newId: () => string;
}

/** What distinguishes one table of the catalogue from the others. `Body` is what a new row may have. */
export interface UpkeepDefinition<
  Row extends CatalogueRowDto,
  Body extends object,
  Filters extends CatalogueFilters = CatalogueFilters,
> {
  table: CatalogueTable;
  changed: ActivityAction;
  /** Every row, the removed ones too, as `Row`; its columns are what `list` sorts and filters by, as `kept`. */
  rows: RawBuilder<Row>;
  /** Its orders are those of its query: of every list, and its own. */
  list: ListDefinition<Row, string, Filters, null>;
  /** Of the exported file: `doctors`. */
  file: string;
  csv: CsvColumns<Row>;
  /** Fields of a body that are columns of the table. */
  columns: readonly (keyof Body & string)[];
  /** Columns a new row has besides, in addition to the id. */
  newColumns: (body: Body, context: RowContext) => Promise<Record<string, unknown>>;
  /** Columns that follow from changed fields. */
  derived?: (change: Partial<Body>) => Record<string, unknown>;
  /** What is wrong with a change, beside its single fields. @param before the row as it is; null for a new one */
  faults: (change: Partial<Body>, before: Row | null, context: RowContext) => Promise<FieldError[]>;
  /** Prices of a change, beside what they are. */
  prices?: (change: Partial<Body>, before: Row) => ChangedPrice[];
  /** Writes what other tables have of the row. */
  saveParts?: (change: Partial<Body>, before: Row | null, context: RowContext) => Promise<void>;
  setActive: (isActive: boolean, context: RowContext) => Promise<void>;
  dependents: (context: RowContext) => Promise<Dependents[]>;
  /** Why a removed row cannot be restored now; null where it can. */
  restoreRefusal: (row: Row, context: RowContext) => Promise<string | null>;
}
