import {
  defaultEntry,
  earlierVersions,
  parseRegistryFile,
  REGISTRY_FILE,
  type RegistryEntry,
  type RegistryFile,
} from '@ayana/contracts/releases';
import { REPAIR } from './registry.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** A release the registry names that cannot be served. */
export interface BrokenRelease {
  readonly name: string;
  readonly version: string;
  /** What is wrong, as a clause: `/data/releases/…/portal.json is missing from the release`. */
  readonly reason: string;
  /** The version that is served in its place; undefined where none is whole. */
  readonly instead: string | undefined;
}

export interface StoreCheck {
  /** The registry in use: the store's, or the last good one; undefined where neither can be read. */
  readonly registry: RegistryFile | undefined;
  /** What is wrong with `registry.json`, as a sentence without its end; undefined when it is fine. */
  readonly registryProblem: string | undefined;
  readonly broken: readonly BrokenRelease[];
}

/**
 * Looks whether everything the registry names can be served: every byte where the store is near, else whether each release is there.
 * Nothing is changed.
 */
export async function checkStore(store: ReleaseStore): Promise<StoreCheck> {
  const { registry, registryProblem } = await readUsable(store);
  const broken: BrokenRelease[] = [];
  for (const [name, entries] of Object.entries(registry?.microFrontends ?? {}))
    for (const entry of entries) {
      const reason = await problemOf(store, name, entry.metadata.version);
      if (reason === undefined) continue;
      const instead = await firstWhole(store, name, substitutesFor(entry, entries));
      broken.push({ name, version: entry.metadata.version, reason, instead });
    }
  return { registry, registryProblem, broken };
}

/** What is found, one sentence each, with the command that fixes it. */
export function describeCheck({ registry, registryProblem, broken }: StoreCheck): string[] {
  const served = registry === undefined ? '' : ` Generation ${registry.generation} is served, the last good one.`;
  return [
    ...(registryProblem === undefined ? [] : [`${registryProblem}: ${remedy(registryProblem)}.${served}`]),
    ...broken.map(
      ({ name, version, reason, instead }) =>
        `${name} ${version} cannot be served, because ${reason}: ${remedy(reason)}.${instead === undefined ? '' : ` ${instead} is served instead.`}`,
    ),
  ];
}

/** False when some remote has nothing that can be served, or there is no registry at all. */
export function canServe({ registry, broken }: StoreCheck): boolean {
  return registry !== undefined && broken.every(({ name, instead }) => name === 'shell' || instead !== undefined);
}

/** Why a stored version cannot be served; undefined when it is whole. */
export async function problemOf(store: ReleaseStore, name: string, version: string): Promise<string | undefined> {
  try {
    const release = await store.describe(name, version);
    if (release === undefined) return `${store.address}/${name}/${version} is missing or not complete`;
    if (store.isLocal) await store.verify(release);
    return undefined;
  } catch (error) {
    const words = error instanceof SyntaxError ? 'its release.json is cut off or no JSON' : messageOf(error);
    return words.replace(/\.$/, '');
  }
}

/** The first of some versions that is whole. */
export async function firstWhole(
  store: ReleaseStore,
  name: string,
  versions: readonly string[],
): Promise<string | undefined> {
  for (const version of versions) if ((await problemOf(store, name, version)) === undefined) return version;
  return undefined;
}

/** For a release to a part: what everybody else has. */
function substitutesFor(entry: RegistryEntry, entries: readonly RegistryEntry[]): string[] {
  const everybody = defaultEntry(entries);
  const first = everybody === undefined || everybody === entry ? [] : [everybody.metadata.version];
  return [...first, ...earlierVersions(entry)];
}

async function readUsable(store: ReleaseStore): Promise<Omit<StoreCheck, 'broken'>> {
  const file = `${store.address}/${REGISTRY_FILE}`;
  let registryProblem = `${file} is missing`;
  try {
    const { text } = await store.text();
    if (text !== undefined) return { registry: parseRegistryFile(text), registryProblem: undefined };
  } catch (error) {
    registryProblem = isSystemError(error) ? messageOf(error) : `${file} ${messageOf(error)}`;
  }
  return { registry: await readLastGood(store), registryProblem };
}

/** The last good registry; undefined where there is none, or none that can be read. */
export async function readLastGood(store: ReleaseStore): Promise<RegistryFile | undefined> {
  try {
    const text = await store.lastGood();
    return text === undefined ? undefined : parseRegistryFile(text);
  } catch {
    return undefined;
  }
}

/** A new release would not fix missing permissions. */
const remedy = (problem: string): string =>
  /\b(EACCES|EPERM)\b/.test(problem) ? 'give this user the right to read it' : REPAIR;

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
