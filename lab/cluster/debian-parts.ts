import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';

/** The programs a cluster needs beside Node, and the Debian packages they come in. PostgreSQL is the one `npm start` uses. */
const PARTS = [
  { program: 'nginx', packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'] },
  { program: 'pgbouncer', packages: ['pgbouncer'] },
  { program: 'redis-server', packages: ['redis-server'] },
  { program: 'turnserver', packages: ['coturn'] },
  // For people, and for docs/operating.md.
  { program: 'psql', packages: ['postgresql-client'] },
  { program: 'setpriv', packages: ['util-linux'] },
] as const;
export type Part = (typeof PARTS)[number]['program'];

/** Debian keeps servers where an ordinary user's PATH does not look. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'];

/** @throws SentenceError when it is not installed */
export function pathOf(program: Part): string {
  const found = FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (found === undefined) throw new SentenceError(missing([program]));
  return found;
}

/** @throws SentenceError naming everything that is not installed */
export function checkParts(): void {
  const absent = PARTS.map(({ program }) => program).filter(
    (program) => !FOLDERS.some((folder) => existsSync(join(folder, program))),
  );
  if (absent.length > 0) throw new SentenceError(missing(absent));
}

const missing = (programs: readonly string[]): string =>
  `Not installed on this machine: ${programs.join(', ')}. Once, on Debian 12 or later: npm run check -- cluster --install (it runs apt-get install ${packages().join(' ')}).`;

const packages = (): string[] => PARTS.flatMap(({ packages: names }): readonly string[] => names);

export const installParts = (): Promise<number> => installPackages(packages());

/** Installs packages with apt-get, by sudo for an ordinary user. The services that they bring are not started. */
export async function installPackages(names: readonly string[]): Promise<number> {
  const root = process.getuid?.() === 0;
  const shell = ['sh', '-c'] as const;
  // At run level 1 no package starts its service (invoke-rc.d(8)).
  const install = `apt-get update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    console.log(`Run as root:\n\n  ${install}\n`);
    return 1;
  }
  const [program, ...args] = root ? ([...shell, install] as const) : (['sudo', ...shell, install] as const);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
