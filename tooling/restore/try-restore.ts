import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { SiteDatabase } from '../backup/database.ts';
import { noteRun } from '../backup/maintenance.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { SentenceError } from '../bootstrap/report.mjs';
import { createDatabase, dropDatabase, withDatabase } from '../database/index.ts';

/** The newest backup of a data folder. @throws SentenceError when there is none */
export function newestBackup(dataFolder: string): string {
  const folder = join(dataFolder, 'backups');
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, 'manifest.json')))
        .toSorted()
        .at(-1)
    : undefined;
  if (newest === undefined)
    throw new SentenceError(`There is no backup in ${folder}: make one with \`npm run backup\`, or name its folder.`);
  return resolve(folder, newest);
}

/**
 * Restores a backup into a database of its own beside the site's, which is removed again, and notes in the site's how it went. The site
 * goes on; its uploaded files are checked, not written.
 * @param prepare makes the schema in an empty database
 */
export async function tryRestore(
  site: SiteDatabase,
  folder: string,
  options: { prepare: (database: SiteDatabase) => Promise<void>; report: (line: string) => void },
): Promise<Manifest> {
  const manifest = readManifest(folder);
  const name = `restore_test_${process.pid}`;
  const note = (failure?: string): Promise<void> =>
    noteRun(site.ownerUrl, {
      kind: 'restore_test',
      manifest,
      bytes: null,
      ...(failure === undefined ? {} : { failure }),
    });
  try {
    const databaseUrl = await createDatabase(site.ownerUrl, name);
    const database = { ownerUrl: databaseUrl, applicationUrl: withDatabase(site.applicationUrl, name) };
    await restore({ databaseUrl, folder, report: options.report, prepare: () => options.prepare(database) });
  } catch (error) {
    await note(error instanceof SentenceError ? error.message : 'It ended with an error: run it by hand to see which.');
    throw error;
  } finally {
    await dropDatabase(site.ownerUrl, name);
  }
  await note();
  return manifest;
}
