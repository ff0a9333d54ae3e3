import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall } from '../bootstrap/npm.mjs';
import { SentenceError } from '../bootstrap/report.mjs';
import { NODE_VERSION } from '../bootstrap/toolchain.mjs';
import { dataFolder } from '../database/paths.ts';
import type { Detail } from '../terminal/progress.ts';
import { hasProgram, run, type RunContext } from './run.ts';
import { LOCAL_BASE } from './targets.ts';

const NPM_VERSION = '11.4.2';
/** What no process reads. */
const LEFT_OUT = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*'];

/**
 * Makes the base image where no registry can be reached: Debian 12 from Debian's packages, Node.js and npm from the npm registry. For trying the
 * images; what goes into production starts from a base that is maintained, pinned by its digest.
 */
export async function makeBase(detail: Detail, context: RunContext = {}): Promise<string> {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => !hasProgram(name));
  if (missing.length > 0)
    throw new SentenceError(`A base is made with ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
  mkdirSync(join(dataFolder(), 'images'), { recursive: true });
  const folder = mkdtempSync(join(dataFolder(), 'images', 'base-'));
  try {
    detail('Debian 12');
    const root = join(folder, 'debian.tar');
    await run(
      'mmdebstrap',
      [
        '--variant=minbase',
        '--include=ca-certificates,libstdc++6',
        ...LEFT_OUT.map((path) => `--dpkgopt=path-exclude=${path}`),
        'bookworm',
        root,
      ],
      { ...context, onLine: detail },
    );
    detail(`Node.js ${NODE_VERSION} and npm`);
    const packages = join(folder, 'packages');
    mkdirSync(packages);
    writeFileSync(join(packages, 'package.json'), '{}');
    const platform = `linux-${process.arch}`;
    await npmInstall(packages, [`node-${platform}@${NODE_VERSION}`, `npm@${NPM_VERSION}`], process.env);
    const local = join(folder, 'added', 'usr', 'local');
    mkdirSync(join(local, 'bin'), { recursive: true });
    copyFileSync(join(packages, 'node_modules', `node-${platform}`, 'bin', 'node'), join(local, 'bin', 'node'));
    cpSync(join(packages, 'node_modules', 'npm'), join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
    symlinkSync('../lib/node_modules/npm/bin/npx-cli.js', join(local, 'bin', 'npx'));
    detail('image');
    const container = (await run('buildah', ['from', 'scratch'], context)).trim();
    try {
      await run('buildah', ['add', '--quiet', container, root, '/'], context);
      await run('buildah', ['add', '--quiet', container, join(folder, 'added'), '/'], context);
      const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
      await run('buildah', ['config', '--env', path, container], context);
      await run('buildah', ['commit', '--quiet', container, LOCAL_BASE], context);
    } finally {
      // Also when it is stopped.
      await run('buildah', ['rm', container], { ...context, signal: undefined });
    }
    return LOCAL_BASE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
