import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { hashContent, readStamp, writeStamp } from '../build/stamp.ts';
import { repositoryRoot } from '../database/paths.ts';
import { CATALOGUES, englishOf, ownTexts, readAllTexts } from '../languages/texts.ts';

/** Files that git leaves out, because they are made of files that it has. */
export interface Derived {
  /** What they are made of: files, and folders with all that builds read of them. */
  readonly sources: readonly string[];
  readonly files: readonly string[];
  /** The text of each file, in their order. @throws with what is wrong with the sources */
  readonly make: () => readonly string[];
}

const PACKAGES = Object.keys(CATALOGUES);

export const DERIVED = {
  'client-types': {
    sources: ['contracts/openapi.json', 'pnpm-lock.yaml'],
    files: ['contracts/src/api.ts'],
    make: () => [clientTypes()],
  },
  'english-messages': {
    sources: [
      ...new Set(Object.values(CATALOGUES).flat()),
      ...PACKAGES.map((name) => `${name}/portal.json`),
      'tooling/languages',
      'pnpm-lock.yaml',
    ],
    files: PACKAGES.map((name) => `${name}/locales/en.json`),
    make: () => {
      const texts = readAllTexts();
      return PACKAGES.map((name) => `${JSON.stringify(englishOf(ownTexts(name, texts)), null, 2)}\n`);
    },
  },
} as const satisfies Readonly<Record<string, Derived>>;

export type DerivedName = keyof typeof DERIVED;

/** Makes what is stale of these files. Everything that reads one calls it first: it takes milliseconds where nothing has changed. */
export function makeStale(name: DerivedName): void {
  makeIfStale(repositoryRoot, name, DERIVED[name]);
}

/**
 * Files are stale when their sources have changed since they were made, or when they are not as they were made. Several processes may make
 * them at once: each file appears as a whole.
 * @returns whether they were made
 */
export function makeIfStale(root: string, name: string, { sources, files, make }: Derived): boolean {
  const inputs = hashContent(root, sources);
  const stamp = readStamp(root, name);
  if (stamp?.inputs === inputs && stamp.outputs === hashContent(root, files)) return false;
  const texts = make();
  for (const [at, file] of files.entries()) writeWhole(root, file, texts[at] ?? '');
  writeStamp(root, name, { inputs, outputs: hashContent(root, files) });
  return true;
}

/** A file that is right already is left alone: a watching editor or server need not read it again. */
function writeWhole(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  const draft = path.join(root, '.cache', 'build', `${file.replaceAll('/', '-')}.${process.pid}`);
  mkdirSync(path.dirname(draft), { recursive: true });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, target);
}

function clientTypes(): string {
  const contracts = path.join(repositoryRoot, 'contracts');
  const generator = path.join(contracts, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [generator, 'openapi.json'], {
    cwd: contracts,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new SentenceError(`No types could be made of contracts/openapi.json:\n${stdout}${stderr}`.trim());
  return stdout;
}
