import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { packageFolders } from '../bootstrap/package-folders.mjs';
import { repositoryRoot } from '../database/paths.ts';

/** A copy of the working tree that a test may change. */
export interface Scratch {
  readonly root: string;
  remove(): void;
}

/** Created by installs, builds and runs; never copied. */
const DERIVED = new Set([
  'node_modules',
  'dist',
  '.live',
  '.git',
  '.data',
  '.cache',
  '.toolchain',
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * Copies the sources of the working tree as they are now, uncommitted changes included, into a folder of its own. The installed
 * packages are shared; links between packages of the workspace lead into the copy.
 */
export function makeScratch(): Scratch {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ayana-scratch-')));
  const copy = join(root, 'ayana');
  cpSync(repositoryRoot, copy, {
    recursive: true,
    filter: (path) =>
      path === repositoryRoot || (!DERIVED.has(basename(path)) && !basename(path).endsWith('.cpuprofile')),
  });
  for (const folder of ['.', ...packageFolders(repositoryRoot)]) copyLinks(folder, copy);
  symlinkSync(join(repositoryRoot, '.toolchain'), join(copy, '.toolchain'));
  return { root: copy, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) };
}

/** The links of a package's node_modules are relative, so that copied they lead into the copy; the store itself is linked. */
function copyLinks(folder: string, copy: string): void {
  const from = join(repositoryRoot, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (name === '.pnpm') symlinkSync(source, join(to, name), 'junction');
    else if (lstatSync(source).isSymbolicLink() || name.startsWith('@') || name === '.bin' || name.startsWith('.')) {
      cpSync(source, join(to, name), { recursive: true, verbatimSymlinks: true });
    }
  }
}
