import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { asApplication, withClient, withDatabase } from '@ayana/tooling/database/connect.ts';
import { cloneDatabase, createDatabase, dropDatabase } from '@ayana/tooling/database/databases.ts';
import { startTestDatabase, type TestDatabase as Server } from '@ayana/tooling/database/index.ts';
import { prepareDatabase } from '../../src/migrate.js';
import type { Config } from '../../src/platform/config/config.js';
import { addRow } from '../../src/seeds/rows.js';
import { preparedTemplate, TEMPLATE } from '../runner/template.js';

/** An arbitrary number of our own: its holder creates the template. */
const TEMPLATE_LOCK = 77_001;

export interface TestDatabase {
  /** As the owner of the tables. */
  url: string;
  /** As the application's role. */
  applicationUrl: string;
  /** Reads and writes as the owner: tests prepare and check data the application cannot. */
  rows<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Adds a row as the demo's are added: what every row has needs not be said. @returns its id */
  add(table: string, row: object): Promise<string>;
  drop(): Promise<void>;
}

export const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by `pnpm test`');
  return url;
};

export function connectedTo(url: string): TestDatabase {
  const name = new URL(url).pathname.slice(1);
  // A new connection for each statement would take longer than most statements.
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000, allowExitOnIdle: true });
  // Of a connection that waits for use: the next statement gets a new one.
  pool.on('error', () => undefined);
  return {
    url,
    applicationUrl: asApplication(url),
    rows: async <T extends object>(sql: string, values: unknown[] = []) => (await pool.query<T>(sql, values)).rows,
    add: (table, row) => addRow(pool, table, row),
    drop: async () => {
      if (!pool.ending) await pool.end();
      await dropDatabase(serverUrl(), name);
    },
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

/** A database of the test's own, migrated and seeded with the demo accounts: a copy of a template, which is created here on a server without one. */
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

/** A PostgreSQL of the test's own, to stop and to freeze, with such a database. */
export async function startSeparateServer(): Promise<Server> {
  const server = await startTestDatabase({ preparation: preparedTemplate() });
  return { ...server, url: await cloneDatabase(server.url, TEMPLATE, freshName()) };
}

/**
 * Notes the table of each row that is written in these schemas, and whether the row differs, in `watch.writes`; without the tables whose
 * comment says that the program keeps them (docs/migrations.md). By triggers, since comparing the
 * rows of every table takes a second a time. The function has the owner's rights: the application may not write there.
 */
export async function watchWrites({ rows }: TestDatabase, schemas: readonly string[]): Promise<void> {
  await rows(`
    create schema watch;
    create unlogged table watch.writes (table_name text not null, differs boolean not null);
    create function watch.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watch.writes values (tg_table_name, tg_op <> 'UPDATE' or old is distinct from new);
      return null;
    end $$;
    do $$
    declare watched regclass;
    begin
      for watched in
        select class.oid from pg_class class join pg_namespace space on space.oid = relnamespace
        where nspname in (${schemas.map((name) => `'${name}'`).join(', ')}) and relkind in ('r', 'p') and not relispartition
          and coalesce(obj_description(class.oid, 'pg_class'), '') not like 'Kept by the program:%'
      loop
        execute format('create trigger zz_watch after insert or update or delete on %s for each row execute function watch.note()', watched);
      end loop;
    end $$`);
}

const watched = new WeakSet<TestDatabase>();

interface WatchedApi {
  config: Pick<Config, 'runsJobs'>;
  database: TestDatabase;
}

/**
 * How many rows were inserted, changed and deleted in each table since this was first asked: equal before and after when nothing was written.
 * @throws for an API that runs jobs: some run by the clock and could write between the two reads
 */
export async function rowWrites({ config, database }: WatchedApi): Promise<Record<string, number>> {
  if (config.runsJobs) throw new Error('Rows can only be compared while no job runs: start the API with JOBS=0.');
  if (!watched.has(database)) {
    watched.add(database);
    await watchWrites(database, ['public']);
  }
  const found = await database.rows<{ table_name: string; writes: number }>(
    'select table_name, count(*)::int as writes from watch.writes group by table_name',
  );
  return Object.fromEntries(found.map(({ table_name, writes }) => [table_name, writes]));
}
