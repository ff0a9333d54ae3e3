// Starts, adopts and stops the embedded PostgreSQL. The server listens on a private unix socket only, survives a killed parent,
// and is found again by the next start.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { lock } from '../bootstrap/lock.mjs';
import { identify, isAlive } from '../bootstrap/process-identity.mjs';
import { diskSentence, SentenceError } from '../bootstrap/report.mjs';
import { resolveBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { socketUrl, withClient } from './connect.ts';
import { createDatabase } from './databases.ts';
import { prepareLog, sizeOf, tailOf } from './log-file.ts';
import { LOG_SETTINGS, logsNoValues } from './log-settings.ts';
import { endOrphans } from './orphans.ts';
import { databasePaths, makeSocketFolder, type DatabasePaths } from './paths.ts';
import { disownPidFiles, isServerOf, type PidFile, readPidFile } from './pid-file.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

export interface StartOptions {
  /** Folder of the cluster; made when missing. Lock, log and socket folder lie beside it. */
  readonly dataDir: string;
  /** Receives progress, one sentence a call. */
  readonly log?: (line: string) => void;
  /** Further server settings, e.g. `{ fsync: 'off' }` for a throw-away test server. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface StopOptions {
  /** End it even if clients are connected. */
  readonly force?: boolean;
  /** `application_name` of clients that are our own: a backend still busy for one of them does not count as connected. */
  readonly ownClients?: string;
}

export interface RunningDatabase {
  /** Connection string of the database `ayana`. */
  readonly url: string;
  readonly pid: number;
  /** True when the server was already running (its parent had been killed). */
  readonly adopted: boolean;
  readonly paths: DatabasePaths;
  /** False once the server's process is gone, no matter which program started it. */
  isAlive(): boolean;
  /** Ends the server, unless another program is connected. */
  stop(options?: StopOptions): Promise<'stopped' | 'in use'>;
}

const START_TIMEOUT_MS = 60_000;
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/**
 * Starts PostgreSQL on `dataDir`, or adopts the server that is already running there, and makes sure the database `ayana` exists.
 * @throws SentenceError with one sentence for: another version's folder, no disk, a server that does not answer
 */
export async function startDatabase({
  dataDir,
  log = () => undefined,
  settings = {},
}: StartOptions): Promise<RunningDatabase> {
  const paths = databasePaths(dataDir);
  const lockHandle = await lock(paths.lock, {
    timeoutMs: START_TIMEOUT_MS,
    onWait: (holder) => log(`Waiting for process ${holder.pid}, which is starting or stopping the database.`),
  });
  try {
    const running = await adoptable(await findRunning(paths), log);
    const pid = running?.pid ?? (await launch(paths, log, settings));
    const socketFolder = running?.socketFolder ?? paths.socketFolder;
    await ensureDatabase(socketFolder);
    return {
      url: socketUrl(socketFolder, DATABASE_USER),
      pid,
      adopted: running !== undefined,
      paths,
      isAlive: () => isServerOf(pid, paths.data),
      stop: (options = {}) => stop(paths, pid, socketFolder, options),
    };
  } finally {
    lockHandle.release();
  }
}

/** A live server on this folder that answers; waits for one that is just starting or stopping. */
async function findRunning(paths: DatabasePaths): Promise<PidFile | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = readPidFile(paths.data);
    if (found === undefined || !isServerOf(found.pid, paths.data)) return undefined;
    if (found.socketFolder !== '' && (await answers(found.socketFolder))) return found;
    if (Date.now() > deadline) {
      throw new SentenceError(
        `The database server of ${paths.data} (process ${found.pid}) runs but does not answer: end that process and start again.`,
      );
    }
    await sleep(100);
  }
}

/** The server to go on with. One whose log may quote rows, since an earlier version started it, is ended, and started again. */
async function adoptable(found: PidFile | undefined, log: (line: string) => void): Promise<PidFile | undefined> {
  if (found === undefined) return undefined;
  if (await logsNoValues(found.socketFolder)) {
    log(`Adopted the database server that was already running (process ${found.pid}).`);
    return found;
  }
  log(`Starting the database server again (process ${found.pid}): an earlier version started it, with another log.`);
  await endServer(found.pid);
  return undefined;
}

async function launch(
  paths: DatabasePaths,
  log: (line: string) => void,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const binaries = resolveBinaries();
  const runAs = chooseRunAs(paths.data);
  if (ensureCluster(paths.data, binaries, runAs).created) log('Made a new database folder.');
  makeSocketFolder(paths.socketFolder);
  runAs.adopt(paths.socketFolder);
  for (let attempt = 1; ; attempt += 1) {
    disownPidFiles(paths.data, paths.socketFolder);
    const outcome = await tryLaunch(paths, binaries.postgres, runAs, settings);
    if ('pid' in outcome) return outcome.pid;
    // Backends of a killed server hold its shared memory until they notice; PostgreSQL rightly refuses to start beside them.
    if (attempt < 150 && /shared memory block|lock file .* already exists/.test(outcome.log)) {
      if (attempt > 1) endOrphans(paths.data, 'SIGQUIT');
      await sleep(200);
      continue;
    }
    throw new SentenceError(
      diskSentence(outcome.log, paths.data) ?? `The database server did not start; it says:\n${outcome.log}`,
    );
  }
}

async function tryLaunch(
  paths: DatabasePaths,
  postgres: string,
  runAs: RunAs,
  settings: Readonly<Record<string, string>>,
): Promise<{ pid: number } | { log: string }> {
  prepareLog(paths.log);
  const logStart = sizeOf(paths.log);
  const options = Object.entries({
    ...SETTINGS,
    unix_socket_directories: quoteFolder(paths.socketFolder),
    ...settings,
    ...LOG_SETTINGS,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = postgres, ...args] = [...runAs.prefix, postgres, '-D', paths.data, ...options];
  const output = openSync(paths.log, 'a', 0o600);
  try {
    // A group of its own: Ctrl-C in the terminal must reach us, not the database before its clients are gone.
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_ALL: 'C' },
      ...runAs.ids,
    });
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    child.unref();
    const deadline = Date.now() + 10 * START_TIMEOUT_MS;
    // Recovery after a crash may take minutes on a large folder: as long as the process lives, it is working on it.
    while (!ended && child.pid !== undefined && Date.now() < deadline) {
      if (await answers(paths.socketFolder)) return { pid: child.pid };
      await sleep(30);
    }
    return { log: tailOf(paths.log, logStart) };
  } finally {
    closeSync(output);
  }
}

/** The setting is a list in which names with spaces or commas are in double quotes. */
function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

async function answers(socketFolder: string): Promise<boolean> {
  try {
    return await withClient(
      socketUrl(socketFolder, 'postgres'),
      async (client) => (await client.query('SELECT 1')).rowCount === 1,
    );
  } catch {
    return false;
  }
}

async function ensureDatabase(socketFolder: string): Promise<void> {
  const server = socketUrl(socketFolder, 'postgres');
  const exists = await withClient(server, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_USER]),
  );
  if (exists.rowCount === 0) await createDatabase(server, DATABASE_USER);
}

async function stop(
  paths: DatabasePaths,
  pid: number,
  socketFolder: string,
  { force = false, ownClients = '' }: StopOptions,
): Promise<'stopped' | 'in use'> {
  const lockHandle = await lock(paths.lock, { timeoutMs: START_TIMEOUT_MS });
  try {
    if (!isServerOf(pid, paths.data)) return 'stopped';
    if (!force && (await othersConnected(socketFolder, ownClients))) return 'in use';
    await endServer(pid);
    return 'stopped';
  } finally {
    lockHandle.release();
  }
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start, nothing lost). */
async function endServer(pid: number): Promise<void> {
  const identity = identify(pid);
  if (identity === undefined) return;
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5000],
  ] as const) {
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (isAlive(identity) && Date.now() < deadline) await sleep(20);
    if (!isAlive(identity)) return;
  }
  throw new SentenceError(`The database server (process ${pid}) could not be ended.`);
}

/** Clients that have just closed are given two seconds to disappear from the server's list. */
async function othersConnected(socketFolder: string, ownClients: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const sql =
        "SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name <> $1";
      const result = await withClient(socketUrl(socketFolder, 'postgres'), (client) =>
        client.query<{ others: number }>(sql, [ownClients]),
      );
      if (result.rows[0]?.others === 0) return false;
    } catch {
      return false;
    }
    await sleep(100);
  }
  return true;
}
