import pg, { type Client } from 'pg';
import { usualRow } from './usual-rows.js';

type Connection = Pick<Client, 'query'>;

const BATCH = 500;

/** Rows as a table of the statement, each value of the type that its column has. */
const rowsOf = (table: string): string => `jsonb_populate_recordset(null::${table}, $1::jsonb)`;
const listOf = (names: readonly string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/** What a row of any table has when it says nothing of it, where the table wants a value and gives none. */
const USUAL: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()',
  version: '1',
  revision: '1',
  currency: "'USD'",
  created_at: 'now()',
  updated_at: 'now()',
};

/** The usual columns that a table wants and the rows do not name. */
async function missing(client: Connection, table: string, named: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attname = any($2)
       and attnotnull and not atthasdef and not attisdropped`,
    [table, Object.keys(USUAL).filter((name) => !named.includes(name))],
  );
  return rows.map(({ name }) => name);
}

async function insert(
  client: Connection,
  table: string,
  given: readonly object[],
  onConflict: string,
): Promise<string[]> {
  const rows = given.map((row) => usualRow(table, row));
  const named = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const usual = await missing(client, table, named);
  const values = usual.map((name) =>
    name === 'updated_at' && named.includes('created_at') ? 'created_at' : USUAL[name],
  );
  const columns = [...named, ...usual];
  const added: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const result = await client.query<{ id: string }>(
      `insert into ${table} (${listOf(columns)}) select ${[listOf(named), ...values].join(', ')} from ${rowsOf(table)}
       ${onConflict} ${columns.includes('id') ? 'returning id' : ''}`,
      [JSON.stringify(rows.slice(start, start + BATCH))],
    );
    added.push(...result.rows.map(({ id }) => id));
  }
  return added;
}

/**
 * Adds rows in few statements; existing ones (by any unique key) stay unchanged. Columns that no row names get the usual value (`usual-rows.ts`)
 * or the table's default; what a row lacks and another has is null.
 * @returns the ids of the new rows, for a table with an `id`
 */
export const addRows = (client: Connection, table: string, rows: readonly object[]): Promise<string[]> =>
  insert(client, table, rows, 'on conflict do nothing');

/**
 * Adds a row that is not there yet, as `addRows` does.
 * @returns its id; empty for a table without
 */
export const addRow = async (client: Connection, table: string, row: object): Promise<string> =>
  (await insert(client, table, [row], ''))[0] ?? '';

/** The text columns of a table that the seed may update, and those that identify a row. */
export interface Texts<Row> {
  readonly key: readonly (keyof Row & string)[];
  /** A column added to this list later needs a migration that sets the digests of the table to null. */
  readonly columns: readonly (keyof Row & string)[];
}

/**
 * Adds rows, and updates the texts of existing ones as long as nobody has changed them since the seed wrote them: a digest of the written
 * texts is stored in `seeded_texts`.
 * @returns the ids of the new rows, for a table with an `id`
 */
export async function addTexts<Row extends object>(
  client: Client,
  table: string,
  texts: Texts<Row>,
  rows: readonly Row[],
): Promise<string[]> {
  const added = await addRows(client, table, rows);
  await refreshTexts(client, table, texts, rows);
  return added;
}

/** The second half of `addTexts`, for rows that are added in another way. */
export async function refreshTexts<Row extends object>(
  client: Client,
  table: string,
  { key, columns }: Texts<Row>,
  rows: readonly Row[],
): Promise<void> {
  const seed = `${rowsOf(table)} as seed`;
  const of = (source: string, names: readonly string[]): string =>
    names.map((name) => `${source}.${pg.escapeIdentifier(name)}`).join(', ');
  const same = key.map((name) => `kept.${pg.escapeIdentifier(name)} = seed.${pg.escapeIdentifier(name)}`).join(' and ');
  const rowKey = `concat_ws(' ', ${of('kept', key)})`;
  const digest = `md5(row(${of('kept', columns)})::text)`;
  const values = [JSON.stringify(rows)];
  await client.query(
    `update ${table} kept set ${columns.map((name) => `${pg.escapeIdentifier(name)} = seed.${pg.escapeIdentifier(name)}`).join(', ')}
     from ${seed}, seeded_texts written
     where ${same} and written.table_name = '${table}' and written.row_key = ${rowKey}
       and coalesce(written.digest = ${digest}, true)
       and row(${of('kept', columns)}) is distinct from row(${of('seed', columns)})`,
    values,
  );
  await client.query(
    `insert into seeded_texts as written (table_name, row_key, digest)
     select '${table}', ${rowKey}, ${digest} from ${table} kept join ${seed} on ${same}
     where row(${of('kept', columns)}) is not distinct from row(${of('seed', columns)})
     on conflict (table_name, row_key) do update set digest = excluded.digest
     where written.digest is distinct from excluded.digest`,
    values,
  );
}
