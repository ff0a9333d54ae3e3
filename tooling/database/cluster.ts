import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { diskSentence, SentenceError } from '../bootstrap/report.mjs';
import { POSTGRES_MAJOR, type Binaries } from './binaries.ts';
import { endOrphans } from './orphans.ts';
import type { RunAs } from './run-as.ts';

/** Name of the superuser and of the application's database. */
export const DATABASE_USER = 'ayana';
/** The role the application connects as: it owns nothing (docs/adr/0013). Made by the migrations. */
export const APPLICATION_USER = 'ayana_app';

/**
 * Makes sure `dataDir` holds a cluster of our PostgreSQL; must be called under the lock.
 * @throws SentenceError on a folder of another version, on a full disk, or on anything initdb says
 */
export function ensureCluster(dataDir: string, binaries: Binaries, runAs: RunAs): { created: boolean } {
  const version = clusterVersion(dataDir);
  if (version === POSTGRES_MAJOR) return { created: false };
  if (version !== undefined) throw new SentenceError(otherVersion(dataDir, version));
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new SentenceError(
      `The folder ${dataDir} is not empty and not a PostgreSQL data folder: move it away or set AYANA_DATA_DIR to another place.`,
    );
  }
  createCluster(dataDir, binaries, runAs);
  return { created: true };
}

/** Made under another name and renamed, so that a start killed half-way leaves nothing that looks like a cluster. */
function createCluster(dataDir: string, binaries: Binaries, runAs: RunAs): void {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  const prefix = `${basename(dataDir)}.new-`;
  // We hold the lock: every other draft belongs to a start that was killed, whose initdb may still be at it.
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    endOrphans(join(parent, name), 'SIGKILL');
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
  const draft = join(parent, `${prefix}${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  runAs.adopt(draft);
  const flags = [
    '-D',
    draft,
    '-U',
    DATABASE_USER,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const [program, ...args] = [
    ...runAs.prefix,
    binaries.initdb,
    ...flags,
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
  const result = spawnSync(program, args, {
    cwd: parent,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...runAs.ids,
  });
  if (result.status !== 0) {
    const full = isNearlyFull(parent);
    rmSync(draft, { recursive: true, force: true });
    const output = `${result.stdout}${result.stderr}${result.error?.message ?? ''}`
      .trim()
      .split('\n')
      .slice(-6)
      .join('\n');
    const disk = diskSentence(full ? 'ENOSPC' : output, dataDir);
    throw new SentenceError(disk ?? `PostgreSQL could not make its data folder ${dataDir}:\n${output}`);
  }
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true });
  renameSync(draft, dataDir);
}

/** Out of space, initdb may also end with a bus error: a file it has mapped cannot grow. */
function isNearlyFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 8 * 1024 * 1024;
}

function clusterVersion(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new SentenceError(
        `The data folder ${dataDir} belongs to another user: start as that user, or set AYANA_DATA_DIR to another place.`,
      );
    }
    return undefined;
  }
}

function otherVersion(dataDir: string, version: number): string {
  return version > POSTGRES_MAJOR
    ? `The data folder ${dataDir} was written by PostgreSQL ${version}, newer than the PostgreSQL ${POSTGRES_MAJOR} of this version of Ayana: start the newer Ayana, or set AYANA_DATA_DIR to another place.`
    : `The data folder ${dataDir} was written by PostgreSQL ${version}, this version of Ayana has PostgreSQL ${POSTGRES_MAJOR}: restore a backup into a new folder (AYANA_DATA_DIR).`;
}
