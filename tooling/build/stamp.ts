// Whether a package's build is up to date is decided by content, not by time: a checkout or a copy changes times, not content.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { withDependencies, type WorkspacePackage } from './workspace.ts';

/** What of the tooling a build reads; the rest of it (database, start, tests …) must not cause builds. */
const BUILD_TOOLING = [
  'tooling/webpack',
  'tooling/federation',
  'tooling/languages',
  'tooling/pictures',
  'tooling/tsconfig',
  'tooling/package.json',
];
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const NOT_INPUT =
  /^(node_modules|dist|coverage|test-results|\..*)$|\.(test|spec|node-test)\.[cm]?tsx?$|\.(md|tsbuildinfo)$/;
/** Made of files that are inputs themselves: ids of portal.json, and what git leaves out (`tooling/generated/derived.ts`). */
const DERIVED = /(^|\/)(portal-ids\.ts|contracts\/src\/api\.ts|locales\/en\.json)$/;
/** Markdown inside `content/` or `src/` is text of pages, so it does count there. */
const TEXT_FOLDER = /(^|\/)(content|src)(\/|$)/;

export interface Stamp {
  readonly inputs: string;
  readonly outputs: string;
}

/** Hash over the content of everything the build of a package reads. */
export function hashInputs(root: string, all: readonly WorkspacePackage[], wanted: WorkspacePackage): string {
  const folders = withDependencies(all, wanted).flatMap(({ name, folder }) =>
    name === '@ayana/tooling' ? [] : [folder],
  );
  return hashContent(root, [...COMMON, ...BUILD_TOOLING, ...folders]);
}

/** Hash over the content of files, and of what builds read of folders. */
export function hashContent(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of paths) {
    for (const file of filesBelow(root, path, isInput))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Hash over names and sizes of what the build left: a file removed by hand makes it stale. Empty when there is nothing. */
export function hashOutputs(root: string, folder: string): string {
  const files = filesBelow(root, join(folder, 'dist'), (name) => name !== 'development');
  if (files.length === 0) return '';
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${statSync(join(root, file)).size}\0`);
  return hash.digest('hex');
}

export function readStamp(root: string, name: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(root, name), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

export function writeStamp(root: string, name: string, stamp: Stamp): void {
  const file = stampFile(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(stamp));
  renameSync(`${file}.tmp`, file);
}

function stampFile(root: string, name: string): string {
  return join(root, '.cache', 'build', `${name.replace(/^@ayana\//, '')}.json`);
}

function isInput(name: string, folder: string): boolean {
  if (DERIVED.test(`${folder}/${name}`)) return false;
  if (name.endsWith('.md')) return TEXT_FOLDER.test(folder);
  return !NOT_INPUT.test(name);
}

/** All files below a path (or the file itself), relative to root, in a stable order. */
function filesBelow(root: string, path: string, wanted: (name: string, folder: string) => boolean): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => wanted(entry.name, path) && (entry.isFile() || entry.isDirectory()))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(root, join(path, entry.name), wanted) : [join(path, entry.name)],
    );
}
