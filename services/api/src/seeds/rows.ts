import pg, { type Client } from 'pg';

const BATCH = 500;

/** The columns of a table and their types, as `jsonb_to_recordset` wants them. */
export type Columns<Row> = { readonly [Name in keyof Row & string]: string };

/**
 * Adds rows in few statements; what is there already (by any unique key) stays as it is.
 * @param columns column to type: `{ id: 'uuid', languages: 'text[]' }`; what is not named gets the table's default
 * @returns the ids of those that were not there, for a table that has an `id`
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
 * Fills in columns that came to a table after its rows: of those that have no `slug` yet.
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
