import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EMPTY_REGISTRY, type RegistryFile } from '@ayana/contracts/releases';

/** A lock this old belongs to a process that died, in milliseconds. */
const STALE = 30_000;
/** Longest wait for another publisher, in milliseconds. */
const PATIENCE = 60_000;

export function readRegistry(store: string): RegistryFile {
  return parseRegistry(readText(store));
}

/** The registry as text; empty where there is none yet. */
export function readText(store: string): string {
  const file = join(store, 'registry.json');
  return statSync(file, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(file, 'utf8');
}

export function parseRegistry(text: string): RegistryFile {
  return text === '' ? EMPTY_REGISTRY : (JSON.parse(text) as RegistryFile);
}

/** What a compare-and-swap compares: changes with any byte. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function printRegistry(registry: RegistryFile): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/**
 * Changes the registry by compare-and-swap: `change` gets what is there now, and its answer is written as the next generation only if
 * nobody wrote in between. A change that answers the same registry writes nothing.
 * @returns the registry as it stands afterwards
 */
export async function swapRegistry(store: string, change: (now: RegistryFile) => RegistryFile): Promise<RegistryFile> {
  return locked(store, () => {
    const before = readRegistry(store);
    const wanted = change(before);
    if (JSON.stringify(wanted.microFrontends) === JSON.stringify(before.microFrontends)) return before;
    const after = { ...wanted, generation: before.generation + 1 };
    if (readRegistry(store).generation !== before.generation)
      throw new Error('The registry changed although it was locked.');
    writeRegistry(store, printRegistry(after));
    return after;
  });
}

/** Writes the registry if it is still the one with this tag. @returns false when somebody else was faster */
export async function replaceRegistry(store: string, tag: string, text: string): Promise<boolean> {
  return locked(store, () => {
    if (tagOf(readText(store)) !== tag) return false;
    writeRegistry(store, text);
    return true;
  });
}

function writeRegistry(store: string, text: string): void {
  const incoming = join(store, `registry.${process.pid}.tmp`);
  writeFileSync(incoming, text, { flush: true });
  renameSync(incoming, join(store, 'registry.json'));
}

async function locked<Answer>(store: string, work: () => Answer): Promise<Answer> {
  mkdirSync(store, { recursive: true });
  const unlock = await lock(join(store, 'registry.lock'));
  try {
    return work();
  } finally {
    unlock();
  }
}

/** Holds the lock file; waits for another holder, takes over from one that died. */
async function lock(file: string): Promise<() => void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE) rmSync(file, { force: true });
      else if (Date.now() > deadline)
        throw new Error(`Another publisher holds ${file}. Remove it if none runs.`, { cause: error });
      else await wait(50);
    }
  }
}
