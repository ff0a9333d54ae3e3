import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { lock } from '../bootstrap/lock.mjs';
import { repositoryRoot } from './paths.ts';
import { chooseRunAs } from './run-as.ts';
import { startDatabase, type RunningDatabase } from './server.ts';
import { makeThrowAwayFolder } from './throw-away.ts';

/** A test database may be lost, so it does not wait for the disk. Never used for anything else. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  max_connections: '400',
};
/** Little is left in the log of a folder that is copied. */
const TO_BE_COPIED = { min_wal_size: '32MB', max_wal_size: '64MB' };
const PREPARING_MS = 600_000;

export interface TestDatabase {
  /** Connection string of the database `ayana` of a throw-away server, empty without a preparation. */
  readonly url: string;
  readonly server: RunningDatabase;
  /** Ends the server, even if clients are connected, and removes its folder. */
  stop(): Promise<void>;
}

/** What a server has when it starts. It is made once and kept beside the throw-away folders, which begin as copies of it. */
export interface Preparation {
  /** Whether nothing has changed since `make` answered this. */
  isCurrent(stamp: string): boolean;
  /** @returns a stamp of what it was made of */
  make(url: string): Promise<string>;
}

export interface TestDatabaseOptions {
  readonly parent?: string;
  readonly log?: (line: string) => void;
  readonly preparation?: Preparation;
}

/** Starts a throw-away PostgreSQL (about a second). Folders of earlier runs that were killed are ended and removed first. */
export async function startTestDatabase({
  parent = join(process.env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'), 'tests'),
  log,
  preparation,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const folder = makeThrowAwayFolder(parent, 'test-', 'pg');
  const dataDir = join(folder.path, 'pg');
  const start = (settings: Readonly<Record<string, string>>): Promise<RunningDatabase> =>
    startDatabase({ dataDir, settings, ...(log === undefined ? {} : { log }) });
  try {
    if (preparation !== undefined) await copyPrepared(join(parent, 'prepared'), dataDir, preparation, start);
    const server = await start(CARELESS);
    return {
      url: server.url,
      server,
      stop: async () => {
        await server.stop({ force: true });
        rmSync(server.paths.socketFolder, { recursive: true, force: true });
        folder.remove();
      },
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/** Puts a copy of the kept folder at `dataDir`; makes the kept one first when there is none, or what it was made of has changed. */
async function copyPrepared(
  kept: string,
  dataDir: string,
  { isCurrent, make }: Preparation,
  start: (settings: Readonly<Record<string, string>>) => Promise<RunningDatabase>,
): Promise<void> {
  const held = await lock(`${kept}.lock`, { timeoutMs: PREPARING_MS });
  try {
    const stampFile = join(kept, 'stamp.json');
    const stamp = readIfThere(stampFile);
    if (stamp !== undefined && isCurrent(stamp)) return copyCluster(join(kept, 'pg'), dataDir);
    rmSync(kept, { recursive: true, force: true });
    const server = await start({ ...CARELESS, ...TO_BE_COPIED });
    let made: string;
    try {
      made = await make(server.url);
    } finally {
      await server.stop({ force: true });
    }
    mkdirSync(kept, { mode: 0o700 });
    cpSync(dataDir, join(kept, 'pg'), { recursive: true });
    // Last: a copy without it is none.
    writeFileSync(stampFile, made);
  } finally {
    held.release();
  }
}

function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // The copied folder has the usual rights, with which the server does not start.
  chmodSync(to, 0o700);
  chooseRunAs(to).adopt(to);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
