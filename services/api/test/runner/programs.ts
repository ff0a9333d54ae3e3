import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from '@ayana/tooling/bootstrap/lock.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The programs as the build compiles them. */
export const PROGRAMS = join(ROOT, '.cache/');
const SOURCE_OF_PROGRAMS = ['src/**/*.ts', '.swcrc', '../../pnpm-lock.yaml'];

/** Of the content of files below `root`; one that is not there counts as well. */
export function hashOfFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    hash.update(`${path}\0`);
    hash.update(contentOf(join(root, path)));
  }
  return hash.digest('hex');
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'none';
  }
}

/** Compiles the programs, for tests that start them as processes of their own; once for what they are made of. */
export async function compilePrograms(): Promise<void> {
  const held = await lock(join(PROGRAMS, 'programs.lock'), { timeoutMs: 300_000 });
  try {
    const stamp = join(PROGRAMS, 'programs.sha256');
    const current = hashOfFiles(ROOT, globSync(SOURCE_OF_PROGRAMS, { cwd: ROOT }));
    if (contentOf(stamp).toString() === current) return;
    const swc = fileURLToPath(import.meta.resolve('@swc/cli/bin/swc.js'));
    execFileSync(process.execPath, [swc, 'src', '-d', '.cache', '--strip-leading-paths', '--quiet'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    writeFileSync(stamp, current);
  } finally {
    held.release();
  }
}
