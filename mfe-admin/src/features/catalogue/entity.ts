import type { Page, Part } from '@ayana/portal-kit';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column, TableTexts } from '@ayana/shared-ui/table';
import type { CatalogueField, ChoiceList } from './form/fields';

interface Dependents {
  kind: 'doctors' | 'hospitals' | 'recommendations' | 'appointments';
  count: number;
  blocks: boolean;
}

/** What all rows of the catalogue have. */
export interface CatalogueRow {
  id: string;
  is_active: boolean;
  version: number;
  updated_at: string;
  updated_by: { id: string; name: string } | null;
  dependents?: Dependents[];
}

export type CatalogueQuery = Readonly<Record<string, string | number | undefined>>;

/** The API's routes of one table. Bodies are made from the descriptions of the fields; the API checks them. */
export interface CatalogueCalls<Row extends CatalogueRow> {
  list: (query: CatalogueQuery) => Promise<Page<Row>>;
  one: (id: string) => Promise<Row>;
  add: (body: object, key: string) => Promise<Row>;
  change: (id: string, version: number, body: object) => Promise<Row>;
  /** With what depends on it, which the user has seen. */
  remove: (id: string, version: number) => Promise<unknown>;
  restore: (id: string, version: number) => Promise<Row>;
  export: (query: CatalogueQuery) => Promise<Part<string>>;
}

export interface FieldGroup {
  title: string;
  hint?: string;
  fields: readonly CatalogueField[];
}

/** Everything that distinguishes the screens of one table from those of the others. */
export interface CatalogueEntity<Row extends CatalogueRow> {
  /** Names its list and form in storage. */
  name: string;
  /** Of its list; a row is below it, and a new one is `<path>/new`. */
  path: string;
  calls: CatalogueCalls<Row>;
  /** Filters and sort that the address may hold. */
  names: readonly string[];
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  groups: readonly FieldGroup[];
  /** What a new row begins with, as the API names it. */
  initial: object;
  /** Lists that the form needs from the API. */
  lists: readonly ChoiceList[];
  nameOf: (row: Row) => string;
  publicHref: (row: Row) => string;
  /** Whether the public sees an active row; a doctor is hidden with the hospital. Default: it does. */
  isShown?: (row: Row) => boolean;
  words: {
    title: string;
    lead: string;
    add: string;
    submit: string;
    failed: string;
    staleNote: string;
    table: TableTexts;
  };
}
