import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { identify, isAlive } from '@ayana/tooling/bootstrap/process-identity.mjs';

const OWNER = 'owner.json';

/** Creates a folder of this process, and removes those of killed processes. */
export function makeFolder(parent: string): { path: string; remove: () => void } {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!hasOwner(join(parent, name))) remove(join(parent, name));
  }
  const path = join(parent, `${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(path, OWNER), JSON.stringify(identify()));
  return { path, remove: () => remove(path) };
}

function hasOwner(folder: string): boolean {
  try {
    return isAlive(JSON.parse(readFileSync(join(folder, OWNER), 'utf8')) as Parameters<typeof isAlive>[0]);
  } catch {
    return false;
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
