import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
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
import {
  EMPTY_REGISTRY,
  LAST_GOOD_FILE,
  parseRegistryFile,
  REGISTRY_FILE,
  type RegistryFile,
} from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';

/** A lock this old belongs to a process that died, in milliseconds. */
const STALE = 30_000;
/** Longest wait for another publisher, in milliseconds. */
const PATIENCE = 60_000;

/** @throws SentenceError when there is one that cannot be read as a registry */
export function readRegistry(store: string): RegistryFile {
  return parseRegistry(readText(store), store);
}

/** The registry as text; undefined where there is none yet. */
export function readText(store: string, name: string = REGISTRY_FILE): string | undefined {
  const file = join(store, name);
  return statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(file, 'utf8');
}

/**
 * @param where address of the store, for the sentence
 * @throws SentenceError naming file, cause and the command that fixes it
 */
export function parseRegistry(text: string | undefined, where: string): RegistryFile {
  if (text === undefined) return EMPTY_REGISTRY;
  try {
    return parseRegistryFile(text);
  } catch (error) {
    throw new SentenceError(`${where}/${REGISTRY_FILE} ${error instanceof Error ? error.message : ''}: ${REPAIR}.`);
  }
}

/** The message for a reader who finds a store broken. */
export const REPAIR = 'run `npm run releases -- --repair`';

/** What a compare-and-swap compares: changes with any byte. */
export function tagOf(text: string | undefined): string {
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex');
}

export function printRegistry(registry: RegistryFile): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/**
 * Changes the registry by compare-and-swap: `change` gets what is there now, and its answer is written as the next generation only if
 * no other writer wrote in between. A change that answers the same registry writes nothing.
 * @returns the registry afterwards
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

/** Writes the registry if it is still the one with this tag. @returns false when another writer was faster */
export async function replaceRegistry(store: string, tag: string, text: string): Promise<boolean> {
  return locked(store, () => {
    if (tagOf(readText(store)) !== tag) return false;
    writeRegistry(store, text);
    return true;
  });
}

/** The last good one after it: a process that ends in between leaves it one generation behind, never ahead. */
function writeRegistry(store: string, text: string): void {
  writeWhole(join(store, REGISTRY_FILE), text);
  keepLastGood(store, text);
}

/** Keeps a registry as the last good one, when each release it names is in the store. */
export function keepLastGood(store: string, text: string): void {
  const named = Object.entries(parseRegistryFile(text).microFrontends).flatMap(([name, entries]) =>
    entries.map(({ metadata }) => join(store, name, metadata.version, 'release.json')),
  );
  if (named.every((mark) => existsSync(mark)) && readText(store, LAST_GOOD_FILE) !== text)
    writeWhole(join(store, LAST_GOOD_FILE), text);
}

function writeWhole(file: string, text: string): void {
  const incoming = `${file}.${process.pid}.tmp`;
  writeFileSync(incoming, text, { flush: true });
  renameSync(incoming, file);
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
