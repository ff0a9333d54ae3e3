import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  atVersion,
  earlierVersions,
  entryFor,
  LAST_GOOD_FILE,
  parseRegistryFile,
  partialEntry,
  REGISTRY_FILE,
  type RegistryEntry,
  type RegistryFile,
  type Rollout,
  rolloutOf,
} from '@ayana/contracts/releases';
import { PORTAL_CONTRACTS, type PortalData } from '@ayana/portal-kit';
import { withKnownRoutes } from '../../src/routes/known-routes';
import { LogOnce } from './log-once';

/** One remote at its current version. */
export interface ActiveRemote {
  name: string;
  version: string;
  /** URL of `remoteEntry.js`. */
  entry: string;
  integrity: string;
  /** URL of its web folder, with a trailing slash. */
  webBase: string;
  /** The same folder on this server. */
  webFolder: string;
  portal: PortalData;
  /** Route id -> scripts of its first view, in loading order. */
  scripts: Record<string, string[]>;
  /** Route id -> scripts that load when the connection is idle, the most likely first. */
  later: Record<string, string[]>;
  /** Its server bundle; undefined where it has none. */
  serverBundle: string | undefined;
}

/** One release of each remote. The same object for all sessions that get the same releases. */
export interface Generation {
  number: number;
  remotes: ActiveRemote[];
}

type Warn = (message: string, error: unknown) => void;

/** Logged with every damage to the store. */
const REPAIR = '`npm run releases -- --repair` repairs the store';

const EMPTY: RegistryFile = { schema: '', generation: 0, microFrontends: {} };

/**
 * Follows the release store's registry: one `stat` per request, so that the next request sees a change. With an unreadable
 * registry the previous one is used, after a restart the last good one; an unreadable or incomplete release
 * is replaced by the one served before, or by the newest complete earlier one.
 */
export class Registry {
  readonly #folder: string;
  readonly #warn: Warn;
  readonly #failures: LogOnce;
  #seen = '';
  #file: RegistryFile = EMPTY;
  /** Versions -> generation, of the current registry. */
  #generations = new Map<string, Generation>();
  #remotes = new Map<string, ActiveRemote>();
  /** Kept as long as the generation they are of. */
  readonly #reviewed = new WeakMap<Generation, Map<string, Generation>>();

  constructor(folder: string, warn: Warn) {
    this.#folder = folder;
    this.#warn = warn;
    this.#failures = new LogOnce(warn);
  }

  /**
   * The generation of a session.
   * @param cohort the session's cohort; without one it gets the default releases
   */
  current(cohort?: number): Generation {
    this.#look();
    const entries = Object.entries(this.#file.microFrontends).flatMap(([name, all]): [string, RegistryEntry][] => {
      const entry = name === 'shell' ? undefined : entryFor(name, all, cohort);
      return entry === undefined ? [] : [[name, entry]];
    });
    const key = entries.map(([name, { metadata }]) => `${name} ${metadata.version}`).join('\n');
    const known = this.#generations.get(key);
    if (known !== undefined) return known;
    const remotes = entries.flatMap(([name, entry]) => this.#remote(name, entry) ?? []);
    const generation = { number: this.#file.generation, remotes };
    this.#generations.set(key, generation);
    return generation;
  }

  /**
   * A generation with a stored version of one remote in the place of the live one. @returns undefined when it cannot be served
   */
  reviewed(generation: Generation, { name, version }: { name: string; version: string }): Generation | undefined {
    const known = this.#reviewed.get(generation)?.get(`${name} ${version}`);
    if (known !== undefined) return known;
    const [entry] = this.#file.microFrontends[name] ?? [];
    if (entry === undefined) return undefined;
    try {
      const file = join(this.#folder, name, version, 'web', 'remoteEntry.js');
      const integrity = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
      const remote = readRemote(this.#folder, name, atVersion(entry, version, integrity));
      const remotes = generation.remotes.map((each) => (each.name === name ? remote : each));
      const reviewed = { number: generation.number, remotes };
      this.#reviewed.set(
        generation,
        new Map([...(this.#reviewed.get(generation) ?? []), [`${name} ${version}`, reviewed]]),
      );
      return reviewed;
    } catch (error) {
      this.#warn(`${name} ${version} cannot be shown for review`, error);
      return undefined;
    }
  }

  /** True while a remote is partly released: only then does a session need a cohort. */
  hasParts(): boolean {
    this.#look();
    return Object.values(this.#file.microFrontends).some((entries) => partialEntry(entries) !== undefined);
  }

  /** The roll-out of a remote that is out to a part of the sessions. */
  rollout(name: string): Rollout | undefined {
    return rolloutOf(this.#file.microFrontends[name]);
  }

  /** The registry's versions, as `<remote> <version>`. */
  versions(): string[] {
    this.#look();
    return this.#named();
  }

  #named(): string[] {
    return Object.entries(this.#file.microFrontends).flatMap(([name, entries]) =>
      entries.map(({ metadata }) => `${name} ${metadata.version}`),
    );
  }

  #look(): void {
    const file = join(this.#folder, REGISTRY_FILE);
    try {
      const { mtimeNs, ino, size } = statSync(file, { bigint: true });
      const stamp = `${mtimeNs} ${ino} ${size}`;
      if (stamp !== this.#seen) this.#file = parseRegistryFile(readFileSync(file, 'utf8'));
      this.#failures.resolved();
      if (stamp === this.#seen) return;
      this.#seen = stamp;
      this.#generations = new Map();
      this.#forgetOld();
    } catch (error) {
      this.#failures.failed(`The release registry cannot be read; ${REPAIR}`, error);
      if (this.#file === EMPTY) this.#useLastGood();
    }
  }

  #useLastGood(): void {
    try {
      this.#file = parseRegistryFile(readFileSync(join(this.#folder, LAST_GOOD_FILE), 'utf8'));
      this.#generations = new Map();
    } catch {
      // There is none either; the reason was logged.
    }
  }

  /** An unreadable release is left out only where nothing can replace it. */
  #remote(name: string, entry: RegistryEntry): ActiveRemote | undefined {
    const key = `${name} ${entry.metadata.version}`;
    const known = this.#remotes.get(key);
    if (known !== undefined) return known;
    try {
      const remote = readRemote(this.#folder, name, entry);
      this.#remotes.set(key, remote);
      return remote;
    } catch (error) {
      const instead =
        [...this.#remotes.values()].findLast((remote) => remote.name === name) ?? this.#earlier(name, entry);
      const served = instead === undefined ? 'nothing' : instead.version;
      this.#warn(`${name} ${entry.metadata.version} cannot be served, ${served} is instead; ${REPAIR}`, error);
      return instead;
    }
  }

  #earlier(name: string, entry: RegistryEntry): ActiveRemote | undefined {
    for (const version of earlierVersions(entry)) {
      try {
        const sum = filesOf(join(this.#folder, name, version))?.['web/remoteEntry.js'];
        if (sum === undefined) continue;
        const remote = readRemote(this.#folder, name, atVersion(entry, version, sum));
        this.#remotes.set(`${name} ${version}`, remote);
        return remote;
      } catch {
        // Then the one before it.
      }
    }
    return undefined;
  }

  #forgetOld(): void {
    const wanted = new Set(this.#named());
    const stale = [...this.#remotes.keys()].filter((key) => !wanted.has(key));
    // The newest stale release of each remote may have to replace an unreadable one.
    for (const key of stale.slice(0, -8)) this.#remotes.delete(key);
  }
}

/** Files of a stored release with their checksums; undefined where it has none, as in a bucket's mirror. */
function filesOf(release: string): Record<string, string> | undefined {
  const file = join(release, 'release.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string> }).files;
}

/** A development build (no checksum) changes its files with every save. @throws naming the first file that is missing */
function assertComplete(release: string, integrity: string): void {
  if (integrity === '') return;
  const missing = Object.keys(filesOf(release) ?? {}).find((file) => !existsSync(join(release, file)));
  if (missing !== undefined) throw new Error(`${join(release, missing)} is missing.`);
}

function readRemote(folder: string, name: string, { url, metadata }: RegistryEntry): ActiveRemote {
  const release = join(folder, name, metadata.version);
  assertComplete(release, metadata.integrity);
  const portal = JSON.parse(readFileSync(join(release, 'web', 'portal.json'), 'utf8')) as PortalData;
  if (!PORTAL_CONTRACTS.some((known) => known === portal.contract)) {
    throw new Error(
      `${name} is built for contract ${portal.contract}, this shell loads ${PORTAL_CONTRACTS.join(' and ')}.`,
    );
  }
  const known = withKnownRoutes(portal);
  const chunks = JSON.parse(readFileSync(join(release, 'web', 'routes.json'), 'utf8')) as Record<
    string,
    { scripts: string[]; later?: string[] }
  >;
  const webBase = url.slice(0, url.lastIndexOf('/') + 1);
  const addresses = (files: string[]): string[] => files.map((file) => webBase + file);
  const bundle = join(release, 'server', 'portal.cjs');
  return {
    name,
    version: metadata.version,
    entry: url,
    integrity: metadata.integrity,
    webBase,
    webFolder: join(release, 'web'),
    portal: known,
    scripts: Object.fromEntries(Object.entries(chunks).map(([id, { scripts }]) => [id, addresses(scripts)])),
    later: Object.fromEntries(Object.entries(chunks).map(([id, { later = [] }]) => [id, addresses(later)])),
    serverBundle: known.routes.some(({ ssr }) => ssr === true) ? bundle : undefined,
  };
}
