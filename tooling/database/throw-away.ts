import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { identify, isAlive, type ProcessIdentity } from '../bootstrap/process-identity.mjs';
import { endOrphans } from './orphans.ts';
import { isServerOf, readPidFile } from './pid-file.ts';

export interface ThrowAwayFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Makes a folder that belongs to this process. Folders of earlier runs that were killed are removed first, and the database
 * servers in them ended.
 * @param prefix of its name; only folders with it are touched
 * @param cluster name of the database folder inside
 * @param clear ends what else a killed run has left, before its folder is removed
 */
export function makeThrowAwayFolder(
  parent: string,
  prefix: string,
  cluster: string,
  clear: (folder: string) => void = () => undefined,
): ThrowAwayFolder {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const owner = name.startsWith(prefix) ? readOwner(folder) : undefined;
    if (owner === undefined || isAlive(owner)) continue;
    const data = join(folder, cluster);
    const left = readPidFile(data);
    if (left !== undefined && isServerOf(left.pid, data)) process.kill(left.pid, 'SIGQUIT');
    endOrphans(data, 'SIGKILL');
    clear(folder);
    remove(folder);
  }
  const path = join(parent, `${prefix}${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(path, 'owner.json'), JSON.stringify(identify()));
  return { path, remove: () => remove(path) };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function readOwner(folder: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
