import { randomBytes } from 'node:crypto';
import { withClient, withDatabase } from '@ayana/tooling/database/connect.ts';
import { cloneDatabase, createDatabase, dropDatabase } from '@ayana/tooling/database/databases.ts';
import { prepareDatabase } from '../src/migrate.js';

const TEMPLATE = 'api_template';
/** Any number of ours: whoever holds it makes the template. */
const TEMPLATE_LOCK = 77_001;

export interface TestDatabase {
  url: string;
  rows<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

export const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by `pnpm test`');
  return url;
};

export function connectedTo(url: string): TestDatabase {
  const name = new URL(url).pathname.slice(1);
  return {
    url,
    rows: (sql, values = []) => withClient(url, async (client) => (await client.query(sql, values)).rows),
    drop: () => dropDatabase(serverUrl(), name),
  };
}

export const freshName = (): string => `api_${randomBytes(6).toString('hex')}`;

/** An empty database of the test's own. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return connectedTo(await createDatabase(serverUrl(), freshName()));
}

/** A database of the test's own, migrated and seeded with the demo accounts: a copy of a template that is made once a run. */
export async function testDatabase(): Promise<TestDatabase> {
  await withClient(withDatabase(serverUrl(), 'postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query(`select 1 from pg_database where datname = $1 and datistemplate`, [TEMPLATE]);
    if (rows.length > 0) return;
    await dropDatabase(serverUrl(), TEMPLATE);
    const databaseUrl = await createDatabase(serverUrl(), TEMPLATE);
    await prepareDatabase({ databaseUrl, demoData: true }, () => undefined);
    await client.query(`alter database ${TEMPLATE} is_template true`);
  });
  return connectedTo(await cloneDatabase(serverUrl(), TEMPLATE, freshName()));
}
