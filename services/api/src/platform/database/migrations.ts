import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import { enterBaseline, isOfBaseline, replacedMigrations } from './baseline.js';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Advisory lock for schema changes, so that they run one after the other. An arbitrary number of our own. */
export const MIGRATION_LOCK = 4_127_901;

/** The database was migrated by a later version of this program. */
export class NewerDatabaseError extends Error {
  constructor(readonly unknown: readonly string[]) {
    super(
      `The database was made by a newer version of Ayana (it has ${unknown.join(', ')}); start that version, or use another database.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

let known: readonly string[] | undefined;

/** Names of the migrations this program has, in order. */
export function migrationNames(): readonly string[] {
  known ??= readdirSync(FOLDER)
    .filter((name) => FILE.test(name))
    .toSorted()
    .map((name) => name.replace(/\.sql$/, ''));
  return known;
}

/**
 * Applies pending migrations, each in a transaction of its own together with its row: if the process is killed, the next run continues. The
 * caller holds `MIGRATION_LOCK`.
 * @param report takes a line for each step
 * @returns the applied names
 * @throws NewerDatabaseError or UnfinishedHistoryError before anything is changed
 */
export async function migrate(client: Client, report: (line: string) => void): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const names = migrationNames();
  let applied = await readApplied(client);
  const unknown = [...applied].filter((name) => !names.includes(name) && !replacedMigrations().includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown.toSorted());
  if (await enterBaseline(client, applied, names.filter(isOfBaseline))) {
    report('All migrations before the baseline are applied: the database is at the baseline');
    applied = await readApplied(client);
  }
  const pending = names.filter((name) => !applied.has(name));
  for (const name of pending) {
    report(`Applying migration ${name}`);
    await client.query('begin');
    try {
      await client.query(readFileSync(`${FOLDER}${name}.sql`, 'utf8'));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
  }
  return pending;
}

async function readApplied(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return new Set(rows.map((row) => row.name));
}

/** Names of pending migrations. */
export async function pendingMigrations<T>(database: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(database);
  const applied = new Set(rows.map((row) => row.name));
  return migrationNames().filter((name) => !applied.has(name));
}

/** Whether the catalogue is seeded; its marker is written in the same transaction. */
export async function isSeeded<T>(database: Kysely<T>): Promise<boolean> {
  const { rows } = await sql`select 1 from seeds where name = 'catalogue'`.execute(database);
  return rows.length > 0;
}
