import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { describeRelease, type ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { portalProblems } from './portal-rules.ts';

/** A build that may become a release. */
export interface Built {
  readonly release: ReleaseDescription;
  /** Folder with `web/`, `server/` and `release.json`. */
  readonly dist: string;
}

/** The fields of a portal's routes that releasing needs. */
export interface PortalRoutes {
  name: string;
  contract: number;
  routes: { id: string; path: string; access?: string; ssr?: boolean; rail?: object }[];
}

/**
 * Reads the build of a package, e.g. `<root>/mfe-public/dist`.
 * @throws when it is not there, or its files are not those it was built with
 */
export function readBuilt(root: string, name: string, development = false): Built {
  const dist = join(root, name, 'dist', ...(development ? ['development'] : []));
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new SentenceError(`${name} is not built: ${file} is missing.`);
  const release = JSON.parse(readFileSync(file, 'utf8')) as ReleaseDescription;
  const found = describeRelease(join(root, name), dist);
  if (found.version !== release.version)
    throw new SentenceError(`${name}: ${dist} changed after it was built. Build it again.`);
  return { release, dist };
}

/** Problems of a build's portal, as sentences. */
export function portalProblemsOf({ release, dist }: Built): string[] {
  if (release.name === 'shell') return [];
  const portal: unknown = JSON.parse(readFileSync(join(dist, 'web', 'portal.json'), 'utf8'));
  const problems = portalProblems(portal, release.name);
  const chunks = readChunks(dist);
  const routes = problems.length > 0 ? [] : (portal as PortalRoutes).routes;
  return [
    ...problems,
    ...routes
      .filter(({ id }) => chunks[id] === undefined)
      .map(({ id }) => `${release.name}: src/portal.ts has no page "${id}".`),
  ];
}

/** The portal of a release, from its folder. */
export function readPortal(folder: string): PortalRoutes {
  return JSON.parse(readFileSync(join(folder, 'web', 'portal.json'), 'utf8')) as PortalRoutes;
}

/** Route id -> scripts of its first view, and those that are loaded when the visitor first moves; relative to the web folder. */
export function readChunks(folder: string): Record<string, { scripts: string[]; later?: string[] }> {
  const file = join(folder, 'web', 'routes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readChunks>;
}
