import type { RolloutLimits } from './rollout.ts';
import { defaultEntry, partialEntry, type RegistryEntry, type RegistryFile } from './registry.ts';

/** How many former versions the registry remembers as places to roll back to. */
const REMEMBERED = 10;

/** What the registry says of a release. */
export interface Pointer {
  url: string;
  version: string;
  integrity: string;
}

/** What a stored release is made of, as its `release.json` says. */
export interface ReleaseContent {
  name: string;
  version: string;
  /** Path within the release -> integrity of its bytes. */
  files: Readonly<Record<string, string>>;
}

/** Where the entry script of a stored release is found. @throws when it has none */
export function pointer({ name, version, files }: ReleaseContent): Pointer {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const sum = files[`web/${entry}`];
  if (sum === undefined) throw new Error(`${name} ${version} has no web/${entry}.`);
  const url = name === 'shell' ? `/shell/${version}/${entry}` : `/releases/${name}/${version}/web/${entry}`;
  return { version, integrity: sum, url };
}

/** Makes a release live for all sessions; the one before is remembered, a release to a part ends. */
export function withRelease(registry: RegistryFile, name: string, release: Pointer, now?: Date): RegistryFile {
  const entries = registry.microFrontends[name];
  const current = defaultEntry(entries);
  if (current?.metadata.version === release.version && entries?.length === 1) return registry;
  const before =
    current === undefined || current.metadata.version === release.version ? [] : [current.metadata.version];
  const earlier = [...before, ...earlierOf(current)].filter((version) => version !== release.version);
  return withEntries(registry, name, [entryOf(release, { traffic: 100, isDefault: true, earlier, now })]);
}

/**
 * Gives a release to a part of the sessions; all others keep theirs.
 * @param traffic percent, 1 to 99
 * @param limits when it is taken back by itself; as before when it is out already
 * @throws when nothing is live yet: the other sessions would have none
 */
export function withPart(
  registry: RegistryFile,
  name: string,
  release: Pointer,
  traffic: number,
  now?: Date,
  limits?: Partial<RolloutLimits>,
): RegistryFile {
  const current = defaultEntry(registry.microFrontends[name]);
  if (current === undefined) throw new Error(`${name} has no release yet: the first one goes to everybody.`);
  if (current.metadata.version === release.version)
    throw new Error(`${name} ${release.version} is what everybody has already.`);
  const rest = { ...current, deployment: { traffic: 100 - traffic, default: true } };
  const part = entryOf(release, { traffic, isDefault: false, earlier: [current.metadata.version], now });
  const known = partialEntry(registry.microFrontends[name]);
  const out = known?.metadata.version === release.version ? known.extras : undefined;
  const began = out?.began ?? out?.since ?? part.extras.since;
  const watched = limits ?? out?.limits;
  const extras = {
    ...part.extras,
    ...(began === undefined ? {} : { began }),
    ...(watched === undefined ? {} : { limits: watched }),
  };
  return withEntries(registry, name, [rest, { ...part, extras }]);
}

/** Changes the share of the release that is out to a part; 100 gives it to everybody. Undefined when there is none. */
export function withShare(registry: RegistryFile, name: string, traffic: number, now?: Date): RegistryFile | undefined {
  const part = partialEntry(registry.microFrontends[name]);
  if (part === undefined) return undefined;
  const { url, metadata } = part;
  const target = { url, ...metadata };
  return traffic === 100 ? withRelease(registry, name, target, now) : withPart(registry, name, target, traffic, now);
}

/** Takes the release to a part away again; undefined when there is none. */
export function withoutPart(registry: RegistryFile, name: string): RegistryFile | undefined {
  const entries = registry.microFrontends[name];
  const current = defaultEntry(entries);
  if (current === undefined || partialEntry(entries) === undefined) return undefined;
  return withEntries(registry, name, [{ ...current, deployment: { traffic: 100, default: true } }]);
}

/** Makes an earlier release live again. The one it replaces is not remembered: a second rollback goes one further back. */
export function rolledBack(registry: RegistryFile, name: string, release: Pointer, now?: Date): RegistryFile {
  const earlier = earlierOf(defaultEntry(registry.microFrontends[name]));
  const at = earlier.indexOf(release.version);
  // A version that was not live before this one is a new release, whatever its number.
  if (at === -1) return withRelease(registry, name, release, now);
  const rest = earlier.slice(at + 1).filter((version) => version !== release.version);
  return withEntries(registry, name, [entryOf(release, { traffic: 100, isDefault: true, earlier: rest, now })]);
}

/** Versions that were live before, newest first. */
export function earlierOf(current: RegistryEntry | undefined): string[] {
  if (current === undefined) return [];
  const { earlier, previous } = current.extras;
  return earlier ?? (previous === null ? [] : [previous]);
}

/** Every version of a remote that the registry names: live, to a part, or to roll back to. */
export function namedVersions(registry: RegistryFile, name: string): Set<string> {
  const entries = registry.microFrontends[name] ?? [];
  return new Set([...entries.map(({ metadata }) => metadata.version), ...entries.flatMap(earlierOf)]);
}

function entryOf(
  release: Pointer,
  options: { traffic: number; isDefault: boolean; earlier: string[]; now: Date | undefined },
): RegistryEntry {
  const earlier = options.earlier.slice(0, REMEMBERED);
  return {
    url: release.url,
    metadata: { version: release.version, integrity: release.integrity },
    deployment: { traffic: options.traffic, default: options.isDefault },
    extras: {
      previous: earlier[0] ?? null,
      earlier,
      ...(options.now === undefined ? {} : { since: options.now.toISOString() }),
    },
  };
}

function withEntries(registry: RegistryFile, name: string, entries: RegistryEntry[]): RegistryFile {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: entries } };
}

/** To everyone; another share; an earlier version to a part; the part taken away; everyone back to an earlier version. */
export const RELEASE_CHANGE_KINDS = ['promote', 'share', 'part', 'end_part', 'roll_back'] as const;
export type ReleaseChangeKind = (typeof RELEASE_CHANGE_KINDS)[number];
