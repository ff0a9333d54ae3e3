import pg, { type Client } from 'pg';

const BATCH = 500;

/** The columns of a table and their types, as `jsonb_to_recordset` wants them. */
export type Columns<Row> = { readonly [Name in keyof Row & string]: string };

/**
 * Adds rows in few statements; existing ones (by any unique key) stay unchanged.
 * @param columns column to type: `{ id: 'uuid', languages: 'text[]' }`; other columns get the table's default
 * @returns the ids of the new rows, for a table with an `id`
 */
export async function addRows<Row extends object>(
  client: Client,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<string[]> {
  const names = Object.keys(columns);
  const list = names.map((name) => pg.escapeIdentifier(name)).join(', ');
  const types = Object.entries<string>(columns).map(([name, type]) => `${pg.escapeIdentifier(name)} ${type}`);
  const added: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const result = await client.query<{ id: string }>(
      `insert into ${table} (${list}) select ${list} from jsonb_to_recordset($1::jsonb) as row (${types.join(', ')})
       on conflict do nothing${'id' in columns ? ' returning id' : ''}`,
      [JSON.stringify(rows.slice(start, start + BATCH))],
    );
    added.push(...result.rows.map(({ id }) => id));
  }
  return added;
}

/**
 * Fills in columns that were added to a table later: of rows without a `slug`.
 * @returns the ids of the rows filled
 */
export async function fillRows<Row extends { id: string }>(
  client: Client,
  table: string,
  columns: Partial<Columns<Row>>,
  rows: readonly Row[],
): Promise<string[]> {
  const names = Object.keys(columns).map((name) => pg.escapeIdentifier(name));
  const types = Object.entries<string | undefined>(columns).map(
    ([name, type]) => `${pg.escapeIdentifier(name)} ${type}`,
  );
  const { rows: filled } = await client.query<{ id: string }>(
    `update ${table} set ${names.map((name) => `${name} = row.${name}`).join(', ')}
     from jsonb_to_recordset($1::jsonb) as row (id uuid, ${types.join(', ')})
     where ${table}.id = row.id and ${table}.slug is null returning ${table}.id`,
    [JSON.stringify(rows)],
  );
  return filled.map(({ id }) => id);
}

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
  types: Columns<Row>,
  texts: Texts<Row>,
  rows: readonly Row[],
): Promise<string[]> {
  const added = await addRows(client, table, types, rows);
  await refreshTexts(client, table, types, texts, rows);
  return added;
}

/** The second half of `addTexts`, for rows that are added in another way. */
export async function refreshTexts<Row extends object>(
  client: Client,
  table: string,
  types: Partial<Columns<Row>>,
  { key, columns }: Texts<Row>,
  rows: readonly Row[],
): Promise<void> {
  const listed = [...key, ...columns];
  const seed = `jsonb_to_recordset($1::jsonb) as seed (${listed.map((name) => `${pg.escapeIdentifier(name)} ${types[name]}`).join(', ')})`;
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
