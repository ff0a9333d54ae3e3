import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { SentenceError } from '../bootstrap/report.mjs';
import { withClient } from '../database/connect.ts';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { columnList, isBeingRestored, quoted, readSequences, readShape, readTables, type Table } from './catalogue.ts';
import { saveFiles } from './files.ts';
import { FORMAT, type Manifest, type TableFile } from './manifest.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  /** Made by the backup; must not be there yet. */
  readonly folder: string;
  /** Where the site's uploaded files are; undefined for a bucket. */
  readonly files?: string | undefined;
  /** A snapshot another session has exported (`pg_export_snapshot()`), to save exactly what that one sees. */
  readonly snapshot?: string;
  readonly report?: (line: string) => void;
}

/**
 * Saves every row as of one moment and the uploaded files, while the site goes on: all tables are read in one repeatable-read transaction. The
 * folder appears under its name only when it is whole.
 * @throws SentenceError when the folder is there already, or the database only half restored
 */
export async function backup({ databaseUrl, folder, files, snapshot, report }: BackupOptions): Promise<Manifest> {
  if (existsSync(folder)) throw new SentenceError(`${folder} is there already: name a folder that is not.`);
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const rows = await withClient(databaseUrl, async (client) => {
      await client.query('begin transaction isolation level repeatable read, read only');
      if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
      if (await isBeingRestored(client))
        throw new SentenceError('The database is only half restored: restore it to its end first.');
      const shape = await readShape(client);
      const tables: TableFile[] = [];
      for (const table of await readTables(client)) {
        report?.(`Saving ${table.schema}.${table.name}`);
        tables.push(await save(client, table, draft));
      }
      // Read after the rows, so that a sequence is never behind the numbers they use.
      const sequences = await readSequences(client);
      const { rows: times } = await client.query<{ at: Date; version: string }>(
        `select now() as at, current_setting('server_version') as version`,
      );
      await client.query('commit');
      const taken = { taken_at: times[0]?.at.toISOString() ?? '', postgres: times[0]?.version ?? '' };
      return { format: FORMAT, ...taken, ...shape, tables, sequences };
    });
    report?.('Saving uploaded files');
    const manifest: Manifest = files === undefined ? rows : { ...rows, files: await saveFiles(files, draft) };
    writeFileSync(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function save(client: Client, table: Table, folder: string): Promise<TableFile> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const copied = client.query(copyTo(`copy ${quoted(table)} ${columnList(table)} to stdout`));
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(join(folder, file), { mode: 0o600, flush: true });
  await pipeline(copied, createGzip(), hashed, target);
  return { ...table, file, rows: copied.rowCount, sha256: hash.digest('hex') };
}

/** So that the new name survives a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
