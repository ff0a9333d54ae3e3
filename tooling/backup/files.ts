import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { parseStoreAddress } from '@ayana/contracts/releases';
import { SentenceError } from '../bootstrap/report.mjs';
import { dataFolder } from '../database/paths.ts';
import { hashOf } from './hash.ts';

/** An uploaded file in the backup's folder `files`. */
export interface SavedFile {
  readonly name: string;
  readonly sha256: string;
}

/** Files that belong to a row; uploads that are not finished are not saved. */
const STORED = 'stored';

/** The folder of uploaded files, as the API's configuration finds it; undefined for a bucket, which has copies of its own. */
export function uploadedFiles(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['FILES_URL'];
  if (!named) return join(dataFolder(), 'files');
  const address = parseStoreAddress(named);
  if (address === undefined)
    throw new SentenceError(`FILES_URL is "${named}", which is neither a folder nor a bucket.`);
  return address.folder;
}

/** Copies the files of the site into a backup. After the rows: what they name is there by then, unless someone has removed it since. */
export async function saveFiles(site: string, backup: string): Promise<SavedFile[]> {
  const from = join(site, STORED);
  const to = join(backup, 'files');
  const saved: SavedFile[] = [];
  if (!existsSync(from)) return saved;
  await mkdir(to, { mode: 0o700 });
  for (const name of await readdir(from)) {
    try {
      await copyFile(join(from, name), join(to, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    saved.push({ name, sha256: (await hashOf(join(to, name))) ?? '' });
  }
  return saved;
}

/** @throws SentenceError when a file is missing or is not what was written */
export async function checkFiles(backup: string, files: readonly SavedFile[]): Promise<void> {
  for (const { name, sha256 } of files) {
    if ((await hashOf(join(backup, 'files', name))) !== sha256)
      throw new SentenceError(`The backup is damaged: files/${name} is not what was written. Use another one.`);
  }
}

/** Puts files back; those that are there already, from a restore that was killed, are written again. */
export async function restoreFiles(backup: string, files: readonly SavedFile[], site: string): Promise<void> {
  const to = join(site, STORED);
  await mkdir(to, { recursive: true });
  for (const { name } of files) await copyFile(join(backup, 'files', name), join(to, name));
}
