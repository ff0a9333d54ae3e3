import { randomBytes } from 'node:crypto';
import { asApplication, withClient, withDatabase } from '@ayana/tooling/database/connect.ts';
import { cloneDatabase, createDatabase, dropDatabase } from '@ayana/tooling/database/databases.ts';
import { prepareDatabase } from '../../src/migrate.js';
import type { Config } from '../../src/platform/config/config.js';

const TEMPLATE = 'api_template';
/** An arbitrary number of our own: its holder creates the template. */
const TEMPLATE_LOCK = 77_001;

export interface TestDatabase {
  /** As the owner of the tables. */
  url: string;
  /** As the application's role. */
  applicationUrl: string;
  /** Reads and writes as the owner: tests prepare and check data the application cannot. */
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
    applicationUrl: asApplication(url),
    rows: (sql, values = []) => withClient(url, async (client) => (await client.query(sql, values)).rows),
    drop: () => dropDatabase(serverUrl(), name),
  };
}

/** How the application finds a test database: with TEST_POOLER=1 through the PgBouncer that global-setup.js has started. */
export function databaseEnvironment({ applicationUrl }: TestDatabase): Record<string, string> {
  const port = process.env['TEST_POOLER_PORT'];
  if (port === undefined) return { DATABASE_URL: applicationUrl };
  return {
    DATABASE_URL: applicationUrl.replace(/@[^/]*\//, `@127.0.0.1:${port}/`),
    DATABASE_DIRECT_URL: applicationUrl,
    DATABASE_POOLER: 'transaction',
  };
}

export const freshName = (): string => `api_${randomBytes(6).toString('hex')}`;

/** An empty database of the test's own. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return connectedTo(await createDatabase(serverUrl(), freshName()));
}

/** A database of the test's own, migrated and seeded with the demo accounts: a copy of a template that is created once per run. */
export async function testDatabase(): Promise<TestDatabase> {
  await withClient(withDatabase(serverUrl(), 'postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query(`select 1 from pg_database where datname = $1 and datistemplate`, [TEMPLATE]);
    if (rows.length > 0) return;
    await dropDatabase(serverUrl(), TEMPLATE);
    const databaseOwnerUrl = await createDatabase(serverUrl(), TEMPLATE);
    const databaseUrl = asApplication(databaseOwnerUrl);
    await prepareDatabase({ databaseUrl, databaseOwnerUrl, demoData: true, onlyAccounts: true }, () => undefined);
    await client.query(`alter database ${TEMPLATE} is_template true`);
  });
  return connectedTo(await cloneDatabase(serverUrl(), TEMPLATE, freshName()));
}

/** Derived from the catalogue and the appointments, and updated by reads. */
const UNWATCHED = [
  'doctor_day_times',
  'doctor_directory',
  'doctor_directory_changes',
  'search_postings',
  'search_rows',
  'search_words',
  // A request is counted whether it is refused or not.
  'rate_counts',
];

let digests: string | undefined;

interface WatchedApi {
  config: Pick<Config, 'runsJobs'>;
  database: TestDatabase;
}

/**
 * How many rows every table has, and the sum of the transactions that wrote them, by its name: equal before and after when nothing was written.
 * Reading what is in the rows would take a second a time.
 * @throws for an API that runs jobs: some run by the clock and could write between the two reads
 */
export async function allRows({ config, database: { rows } }: WatchedApi): Promise<Record<string, string>> {
  if (config.runsJobs) throw new Error('Rows can only be compared while no job runs: start the API with JOBS=0.');
  // Every test database has the same tables.
  digests ??= (
    await rows<{ part: string }>(
      `select format('select %L as name, count(*) || '' '' || coalesce(sum(xmin::text::bigint), 0) as digest from %I', tablename, tablename)
         as part
       from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
      [UNWATCHED],
    )
  )
    .map(({ part }) => part)
    .join(' union all ');
  const found = await rows<{ name: string; digest: string }>(digests);
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}
