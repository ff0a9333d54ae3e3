import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { nodeFirst } from '../build/run-script.ts';
import { DRIVES, REMOTES } from './drives.ts';

/** What a branch changed, in folders of packages relative to the root. */
export interface Changes {
  /** The commit that the branch began at. */
  readonly base: string;
  /** Packages with a changed file, those that depend on them included. */
  readonly affected: ReadonlySet<string>;
  /** A file that belongs to no package has changed, and is no page of documentation: anything may be affected. */
  readonly everything: boolean;
}

/**
 * What has changed since the branch left `base`, committed or not, by pnpm's graph of the workspace.
 * @throws SentenceError when there is no such commit
 */
export function changesSince(root: string, name: string): Changes {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const base = mergeBase(git, name);
  // pnpm's `[commit]` is what git compares: a file that git does not know yet is not among it.
  const unknown = git('ls-files', '--others', '--exclude-standard')
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.md'));
  const filters = [`...[${base}]`, ...new Set(unknown.map(packageOf).filter(Boolean))].map((each) =>
    each.startsWith('...[') ? each : `...{./${each}}`,
  );
  const args = ['--changed-files-ignore-pattern=**/*.md', ...filters.map((filter) => `--filter=${filter}`)];
  const listed = execFileSync('pnpm', [...args, 'ls', '--depth', '-1', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    env: nodeFirst(),
  });
  const folders = listed
    .split('\n')
    .filter(Boolean)
    .map((folder) => relative(root, folder));
  return { base, affected: new Set(folders), everything: folders.includes('') };
}

function mergeBase(git: (...args: string[]) => string, name: string): string {
  try {
    return git('merge-base', name, 'HEAD').trim();
  } catch {
    throw new SentenceError(`There is no commit "${name}" to compare with: name a branch or a commit by --base.`);
  }
}

/** The folder of the package a file is in; empty for a file of the root. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (!file.includes('/')) return '';
  return first === 'services' ? join(first, second) : first;
}

/** The folders of browser tests, and the stories, that drive what has changed; relative to `e2e`. */
export function browserTestsOf({ affected, everything }: Changes): readonly string[] {
  const all = Object.keys(DRIVES);
  if (everything || ['shell', 'services/api', 'tooling'].some((each) => affected.has(each))) return all;
  return all.filter((folder) => DRIVES[folder]?.some((remote) => affected.has(remote)));
}

/**
 * The browser tests to run, as Playwright takes them: those that drive what has changed, and those that were changed themselves or use what
 * was changed in `e2e`, which Playwright's own selection knows.
 */
export function browserTestsSince(root: string, changes: Changes): readonly string[] {
  const driving = browserTestsOf(changes);
  const args = ['--filter', '@ayana/e2e', 'exec', 'playwright', 'test', '--list', `--only-changed=${changes.base}`];
  const listed = execFileSync('pnpm', [...args, '--pass-with-no-tests'], {
    cwd: root,
    encoding: 'utf8',
    env: nodeFirst(),
  });
  const changed = [...listed.matchAll(/› (\S+\.(?:spec|story)\.ts):/g)].map(([, file = '']) => file);
  return [...new Set([...driving, ...changed])];
}

/** Whether the packages that a page is made of have changed. */
export function changesAPage({ affected, everything }: Changes): boolean {
  return everything || ['shell', ...REMOTES].some((each) => affected.has(each));
}
