import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { SentenceError } from '../bootstrap/report.mjs';

/** Root of the repository. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The data folder of `npm start`: AYANA_DATA_DIR, else `.data`. */
export const dataFolder = (): string => resolve(process.env['AYANA_DATA_DIR'] || join(repositoryRoot, '.data'));

/** `sockaddr_un.sun_path` holds 108 bytes on Linux and 104 on macOS, the closing zero included (unix(7)). */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** PostgreSQL names its socket after the port, which means nothing else here: no TCP port is opened. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** What lies beside a data folder `<dir>`: `<dir>.lock` (held while starting or stopping), `<dir>.log`, `<dir>-socket/`. */
export interface DatabasePaths {
  readonly data: string;
  readonly lock: string;
  readonly log: string;
  readonly socketFolder: string;
}

/** All paths of one database server. A data folder whose path is too long for a socket gets a short private folder in tmp. */
export function databasePaths(dataDir: string): DatabasePaths {
  const data = realPath(resolve(dataDir));
  const beside = `${data}-socket`;
  const tooLong = Buffer.byteLength(join(beside, SOCKET_NAME)) > LONGEST_SOCKET_PATH;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return {
    data,
    lock: `${data}.lock`,
    log: `${data}.log`,
    socketFolder: tooLong ? join(tmpdir(), `ayana-${hash}`) : beside,
  };
}

/** The path without symbolic links, for the part of it that exists: the server's working folder is compared with it. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

/** Makes the socket folder, for this user alone; one that belongs to another user is refused. */
export function makeSocketFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const me = process.getuid?.() ?? 0;
  if (!stats.isDirectory() || (stats.uid !== me && me !== 0)) {
    throw new SentenceError(
      `The folder ${folder}, which the database needs for its socket, belongs to another user: remove it or start as its owner.`,
    );
  }
  chmodSync(folder, 0o700);
}
