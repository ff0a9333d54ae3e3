import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../database/paths.ts';

/** Tries the last shells with the last releases of each remote (docs/releasing.md). It belongs to deploy, which uses tooling. */
export async function checkMatrix(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy', 'bin', 'matrix.ts'), ...args], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
