import type { Client } from 'pg';
import pg from 'pg';

/** A table with the columns a backup holds of it: all but those PostgreSQL computes itself. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** `"schema"."name"`, fit for SQL. */
export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** `("a", "b")`, fit for SQL; nothing where there are no columns. */
export function columnList({ columns }: Table): string {
  return columns.length === 0 ? '' : `(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** A condition on `pg_namespace n`: not PostgreSQL's own. */
export const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`;
/** What extensions brought along comes back with them. */
const NOT_OF_AN_EXTENSION = `not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Every ordinary table, partitions included and their parents not, each after those it refers to. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { oid: number }>(`
    select c.oid::int as oid, n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS} and ${NOT_OF_AN_EXTENSION} order by 2, 3`);
  // A reference to a partitioned table is one to each of its partitions.
  const { rows: references } = await client.query<{ from: number; to: number }>(`
    select conrelid::int as "from", coalesce(i.inhrelid, confrelid)::int as "to"
    from pg_constraint left join pg_inherits i on i.inhparent = confrelid where contype = 'f'`);
  const needs = new Map(tables.map(({ oid }) => [oid, new Set<number>()]));
  for (const { from, to } of references) if (from !== to && needs.has(to)) needs.get(from)?.add(to);
  const sorted: Table[] = [];
  for (let left = tables; left.length > 0;) {
    const next = left.filter(({ oid }) =>
      [...(needs.get(oid) ?? [])].every((to) => !left.some((one) => one.oid === to)),
    );
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.map(quoted).join(', ')}`);
    sorted.push(...next.map(({ schema, name, columns }) => ({ schema, name, columns })));
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** Null when no number was taken yet. */
  readonly last_value: string | null;
}

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select n.nspname as schema, c.relname as name, pg_sequence_last_value(c.oid)::text as last_value
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} and ${NOT_OF_AN_EXTENSION} order by 1, 2`);
  return rows;
}

/** What the data is shaped by: the application's migrations and the job queue's own version. */
export interface Shape {
  readonly migrations: readonly string[];
  readonly jobs_version: number;
}

export async function readShape(client: Client): Promise<Shape> {
  const migrations = await client.query<{ name: string }>('select name from public.schema_migrations order by name');
  const jobs = await client.query<{ version: number }>('select version from jobs.version');
  return { migrations: migrations.rows.map(({ name }) => name), jobs_version: jobs.rows[0]?.version ?? 0 };
}

/** This table exists while a database is being restored, so that a killed restore can be repeated. */
export const RESTORE_MARK = { schema: 'public', name: 'restore_in_progress' } as const;

export async function isBeingRestored(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [
    quoted(RESTORE_MARK),
  ]);
  return rows[0]?.marked === true;
}
