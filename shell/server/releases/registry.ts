import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryFor, partialEntry, type RegistryEntry, type RegistryFile } from '@ayana/contracts/releases';
import { PORTAL_CONTRACT, type PortalData } from '@ayana/portal-kit';
import { ToldOnce } from './told-once';

/** One remote as the registry points to it now. */
export interface ActiveRemote {
  name: string;
  version: string;
  /** Address of `remoteEntry.js`. */
  entry: string;
  integrity: string;
  /** Address of its web folder, with a slash at its end. */
  webBase: string;
  portal: PortalData;
  /** Route id -> scripts of its first view, in loading order. */
  scripts: Record<string, string[]>;
  /** Its server bundle; undefined where it has none. */
  serverBundle: string | undefined;
}

/** What one page is made of: one release of each remote. The same object for everybody who gets the same releases. */
export interface Generation {
  number: number;
  remotes: ActiveRemote[];
}

type Warn = (message: string, error: unknown) => void;

const EMPTY: RegistryFile = { schema: '', generation: 0, microFrontends: {} };

/**
 * Follows the release store's registry: one `stat` a request, so that a moved pointer is picked up by the next one. A registry
 * or a release that cannot be read leaves what was served before.
 */
export class Registry {
  readonly #folder: string;
  readonly #warn: Warn;
  readonly #looking: ToldOnce;
  #seen = '';
  #file: RegistryFile = EMPTY;
  /** Versions -> generation, of the registry as it is now. */
  #generations = new Map<string, Generation>();
  #remotes = new Map<string, ActiveRemote>();

  constructor(folder: string, warn: Warn) {
    this.#folder = folder;
    this.#warn = warn;
    this.#looking = new ToldOnce(warn);
  }

  /**
   * What a session gets.
   * @param cohort the session's cohort; without one it gets what everybody gets
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

  /** True while some remote is out to a part of the sessions: only then does a session need a cohort. */
  hasParts(): boolean {
    this.#look();
    return Object.values(this.#file.microFrontends).some((entries) => partialEntry(entries) !== undefined);
  }

  /** What the registry names, as `<remote> <version>`. */
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
    const file = join(this.#folder, 'registry.json');
    try {
      const { mtimeNs, ino, size } = statSync(file, { bigint: true });
      const stamp = `${mtimeNs} ${ino} ${size}`;
      if (stamp !== this.#seen) this.#file = JSON.parse(readFileSync(file, 'utf8')) as RegistryFile;
      this.#looking.over();
      if (stamp === this.#seen) return;
      this.#seen = stamp;
      this.#generations = new Map();
      this.#forgetOld();
    } catch (error) {
      this.#looking.failed('The release registry could not be read.', error);
    }
  }

  /** A release that cannot be read is left out, or rather: another one of the same remote stands in for it. */
  #remote(name: string, entry: RegistryEntry): ActiveRemote | undefined {
    const key = `${name} ${entry.metadata.version}`;
    const known = this.#remotes.get(key);
    if (known !== undefined) return known;
    try {
      const remote = readRemote(this.#folder, name, entry);
      this.#remotes.set(key, remote);
      return remote;
    } catch (error) {
      this.#warn(`The release of ${name} named by the registry could not be read.`, error);
      return [...this.#remotes.values()].findLast((remote) => remote.name === name);
    }
  }

  #forgetOld(): void {
    const wanted = new Set(this.#named());
    const stale = [...this.#remotes.keys()].filter((key) => !wanted.has(key));
    // The newest stale one of each remote may have to stand in for one that cannot be read.
    for (const key of stale.slice(0, -8)) this.#remotes.delete(key);
  }
}

function readRemote(folder: string, name: string, { url, metadata }: RegistryEntry): ActiveRemote {
  const release = join(folder, name, metadata.version);
  const portal = JSON.parse(readFileSync(join(release, 'web', 'portal.json'), 'utf8')) as PortalData;
  if (portal.contract !== PORTAL_CONTRACT) {
    throw new Error(`${name} is built for contract ${portal.contract}, this shell for ${PORTAL_CONTRACT}.`);
  }
  const chunks = JSON.parse(readFileSync(join(release, 'web', 'routes.json'), 'utf8')) as Record<
    string,
    { scripts: string[] }
  >;
  const webBase = url.slice(0, url.lastIndexOf('/') + 1);
  const bundle = join(release, 'server', 'portal.cjs');
  return {
    name,
    version: metadata.version,
    entry: url,
    integrity: metadata.integrity,
    webBase,
    portal,
    scripts: Object.fromEntries(
      Object.entries(chunks).map(([id, { scripts }]) => [id, scripts.map((file) => webBase + file)]),
    ),
    serverBundle: portal.routes.some(({ ssr }) => ssr === true) ? bundle : undefined,
  };
}
