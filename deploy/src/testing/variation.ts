import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';

/** One difference of a variation: a text that is replaced everywhere in the files of the build. */
export interface Change {
  /** An expression is a global one. */
  readonly text: string | RegExp;
  readonly other: string;
  /** Names of the files that are looked through; the scripts when not given. */
  readonly files?: RegExp;
}

/** How a variation differs from the build it is made of. */
export interface Variation {
  readonly changes: readonly Change[];
  /** What its package.json says instead, e.g. of an older release. */
  readonly version?: string;
  /** Ids of the only pages that its portal.json lists: a release's check opens a page of each kind, which takes minutes for a whole remote. */
  readonly only?: readonly string[];
}

const SCRIPTS = /\.c?js$/;
const PARTS = ['web', 'server'] as const;

/**
 * A build of a package that differs from the one in its dist folder, without building: texts in its files are replaced by others,
 * in the browser's and in the server's.
 * @param root folder to put `<name>/dist` and `<name>/package.json` into, as `npm run release -- <name> --from <root>` reads them
 * @returns the version it would be released as
 * @throws when a text or a page is not found
 */
export function makeVariation(name: string, root: string, { changes, version, only }: Variation): string {
  const from = join(repositoryRoot, name);
  const to = join(root, name);
  const dist = join(to, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as object;
  writeFileSync(
    join(to, 'package.json'),
    JSON.stringify({ ...manifest, ...(version === undefined ? {} : { version }) }),
  );
  for (const part of PARTS.filter((one) => existsSync(join(from, 'dist', one))))
    cpSync(join(from, 'dist', part), join(dist, part), { recursive: true, force: true });
  if (existsSync(join(from, 'dist', 'imports.json')))
    cpSync(join(from, 'dist', 'imports.json'), join(dist, 'imports.json'));
  for (const change of changes)
    if (apply(change, dist) === 0) throw new Error(`"${String(change.text)}" is in no file of ${name}.`);
  if (only !== undefined) keepPages(join(dist, 'web', 'portal.json'), only);
  const release = describeRelease(to, dist);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release.version;
}

function keepPages(file: string, only: readonly string[]): void {
  const portal = JSON.parse(readFileSync(file, 'utf8')) as { routes: { id: string }[] };
  const routes = portal.routes.filter(({ id }) => only.includes(id));
  if (routes.length !== only.length) throw new Error(`Not each of ${only.join(', ')} is a page in ${file}.`);
  writeFileSync(file, JSON.stringify({ ...portal, routes }, null, 2));
}

/** @returns in how many files the text was */
function apply({ text, other, files = SCRIPTS }: Change, dist: string): number {
  let places = 0;
  for (const part of PARTS.filter((one) => existsSync(join(dist, one)))) {
    for (const file of readdirSync(join(dist, part)).filter((one) => files.test(one))) {
      const before = readFileSync(join(dist, part, file), 'utf8');
      if (typeof text === 'string' ? !before.includes(text) : before.search(text) === -1) continue;
      places += 1;
      writeFileSync(
        join(dist, part, file),
        before.replaceAll(text, () => other),
      );
    }
  }
  return places;
}
