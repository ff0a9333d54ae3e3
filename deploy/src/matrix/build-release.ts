import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { runNode } from '@ayana/tooling/build/run-script.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import type { Detail } from '@ayana/tooling/terminal/progress.ts';

const run = promisify(execFile);

export const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/**
 * Builds packages as they were at a commit, in a work tree of their own, once: what is built stays below `kept`.
 * @param names `shell`, `mfe-public`, …
 * @returns a folder with `<name>/dist` and `<name>/package.json`
 */
export async function buildAt(
  commit: string,
  names: readonly string[],
  { kept, detail }: { kept: string; detail: Detail },
): Promise<string> {
  const hash = (await git('rev-parse', '--short=12', `${commit}^{commit}`).catch(() => '')) || undefined;
  if (hash === undefined) throw new SentenceError(`There is no commit "${commit}" here.`);
  const root = join(kept, hash);
  const missing = names.filter((name) => !existsSync(join(root, name, 'dist', 'release.json')));
  if (missing.length === 0) return root;
  const source = join(kept, `${hash}.source`);
  await removeWorkTree(source);
  await git('worktree', 'add', '--detach', source, hash);
  try {
    detail('installing');
    await node(['tooling/bootstrap/run.mjs', 'install'], source, detail);
    detail('building');
    await node(['tooling/webpack/build.ts', ...missing], source, detail);
    for (const name of missing) keep(join(source, name), join(root, name));
  } finally {
    await removeWorkTree(source);
  }
  return root;
}

async function node(args: readonly string[], cwd: string, onLine: Detail): Promise<void> {
  const { code, output } = await runNode(args, cwd, { onLine });
  if (code !== 0) throw new SentenceError(`node ${args.join(' ')} failed in ${cwd}:\n${output.slice(-2000)}`);
}

/** Whole or not at all: `dist` comes last, under its name. */
function keep(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'package.json'), join(to, 'package.json'));
  cpSync(join(from, 'dist'), join(to, 'dist.incoming'), { recursive: true });
  renameSync(join(to, 'dist.incoming'), join(to, 'dist'));
}

async function removeWorkTree(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
}
