import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { SentenceError } from '../bootstrap/report.mjs';
import { withClient } from '../database/connect.ts';
import { historyAtBaseline } from '../migrations/baseline.ts';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import {
  columnList,
  isBeingRestored,
  OURS,
  quoted,
  readShape,
  readTables,
  RESTORE_MARK,
  type Table,
} from './catalogue.ts';
import { checkFiles, restoreFiles } from './files.ts';
import { hashOf } from './hash.ts';
import { type Manifest, readManifest, type TableFile } from './manifest.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly folder: string;
  /** Where the uploaded files go; undefined for a bucket. */
  readonly files?: string | undefined;
  /** Makes the schema in an empty database: the product's own migrations. */
  readonly prepare: () => Promise<void>;
  readonly report?: (line: string) => void;
}

/**
 * Fills an empty database, and the folder of uploaded files, with what a backup holds. Everything is checked before the first change, and the rows come in one
 * transaction: afterwards the database is the saved one, or has no rows of it.
 * @throws SentenceError when the backup is damaged or of another version, or the database is not empty
 */
export async function restore({ databaseUrl, folder, files, prepare, report }: RestoreOptions): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const table of manifest.tables) {
    report?.(`Checking ${table.file}`);
    if ((await hashOf(join(folder, table.file))) !== table.sha256)
      throw new SentenceError(`The backup is damaged: ${table.file} is not what was written. Use another one.`);
  }
  const uploaded = manifest.files ?? [];
  report?.('Checking uploaded files');
  await checkFiles(folder, uploaded);
  await withClient(databaseUrl, claimEmpty);
  report?.('Making the tables');
  await prepare();
  if (files !== undefined) await restoreFiles(folder, uploaded, files);
  await withClient(databaseUrl, async (client) => {
    const tables = await readTables(client);
    await checkShape(client, tables, manifest);
    await client.query('begin');
    const triggers = await silence(client);
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    for (const table of manifest.tables) {
      report?.(`Filling ${table.schema}.${table.name}`);
      await fill(client, folder, table);
    }
    for (const { schema, name, last_value } of manifest.sequences) {
      if (last_value !== null)
        await client.query('select setval($1::regclass, $2::bigint)', [quoted({ schema, name }), last_value]);
    }
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
    await client.query(`drop table ${quoted(RESTORE_MARK)}`);
    await client.query('commit');
    await client.query('analyze');
  });
  return manifest;
}

/**
 * Keeps triggers from running until they are enabled again: rows come back as they were saved, what was derived from them
 * among them, and a table that is only added to is emptied of what the migrations put there. References are still checked.
 * @returns the triggers, their names fit for SQL
 */
async function silence(client: Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', t.tgname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled = 'O' and c.relkind = 'r' and t.tgparentid = 0 and ${OURS}`);
  for (const { table, name } of rows) await client.query(`alter table ${table} disable trigger ${name}`);
  return rows;
}

async function claimEmpty(client: Client): Promise<void> {
  if (await isBeingRestored(client)) return;
  const tables = await readTables(client);
  if (tables.length > 0) {
    throw new SentenceError(
      `The database is not empty (${tables.length} tables): a backup is restored into an empty one. Set AYANA_DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
    );
  }
  await client.query(`create table ${quoted(RESTORE_MARK)} ()`);
}

async function checkShape(client: Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const { migrations, jobs_version } = await readShape(client);
  const sameShape =
    JSON.stringify([migrations, jobs_version]) ===
    JSON.stringify([historyAtBaseline(manifest.migrations), manifest.jobs_version]);
  const describe = (list: readonly Table[]): string =>
    list
      .filter((table) => quoted(table) !== quoted(RESTORE_MARK))
      .map((table) => `${quoted(table)} ${columnList(table)}`)
      .toSorted()
      .join('\n');
  if (sameShape && describe(tables) === describe(manifest.tables)) return;
  throw new SentenceError(
    `The backup was written by another version of Ayana (last migration ${manifest.migrations.at(-1)}, job queue ${manifest.jobs_version}; this one: ${migrations.at(-1)}, ${jobs_version}): restore it with that version, then start the newer one.`,
  );
}

async function fill(client: Client, folder: string, table: TableFile): Promise<void> {
  const copied = client.query(copyFrom(`copy ${quoted(table)} ${columnList(table)} from stdin`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), copied);
  if (copied.rowCount !== table.rows)
    throw new SentenceError(`${table.file} holds ${copied.rowCount} rows, but ${table.rows} were saved.`);
}
