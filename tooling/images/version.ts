import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../database/paths.ts';

/** The version an image says: that of the product, and the commit it was built from where there is one. */
export function imageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return status === 0 ? `${version}-${stdout.trim()}` : version;
}
