import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { checkBytes, storedForms, type StoredRelease, withForms } from './check-bytes.ts';

/**
 * Puts a built release into its version folder, whole or not at all: written beside it, every byte read back and compared, then
 * renamed. A folder that is already there is checked instead. Web files get their compressed forms here, once.
 */
export async function storeRelease(store: string, release: ReleaseDescription, dist: string): Promise<void> {
  const folder = join(store, release.name, release.version);
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined) {
    await verify(folder, release);
    return;
  }
  const incoming = join(store, release.name, `.incoming-${randomBytes(6).toString('hex')}`);
  try {
    const put = await Promise.all(Object.keys(release.files).map((file) => putForms(join(dist, file), incoming, file)));
    writeFileSync(join(incoming, 'release.json'), `${JSON.stringify(withForms(release, put.flat()), null, 2)}\n`);
    await verify(incoming, release);
    try {
      renameSync(incoming, folder);
    } catch (error) {
      // Another publisher was faster with the same bytes.
      if (statSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
      await verify(folder, release);
    }
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

async function putForms(from: string, folder: string, file: string): Promise<[string, Buffer][]> {
  const forms = await storedForms(file, await readFile(from));
  for (const [name, bytes] of forms) {
    const to = join(folder, name);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
  }
  return forms;
}

/** What a stored release consists of; undefined when it is not there. */
export function readStored(folder: string): StoredRelease | undefined {
  const file = join(folder, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredRelease) : undefined;
}

/** Compares every byte of a stored release with what was built. */
export async function verify(folder: string, release: ReleaseDescription): Promise<void> {
  await checkBytes({ ...readStored(folder), ...release }, folder, (file) =>
    readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
}
