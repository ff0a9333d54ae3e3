import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startMark } from '../bootstrap/process-identity.mjs';
import { SOCKET_NAME } from './paths.ts';

/** What postmaster.pid says: its first five lines are pid, data folder, start time (s), port and socket folder. */
export interface PidFile {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The pid file of a data folder, or undefined when there is none (or a broken one, which PostgreSQL replaces itself). */
export function readPidFile(dataDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Math.abs(Number(lines[0]));
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4]?.trim() ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process of that id is a PostgreSQL server working in this data folder. Ids are recycled: being alive says nothing.
 * A server always has its data folder as its working folder; where that cannot be read, its command has to name the program.
 */
export function isServerOf(pid: number, dataDir: string): boolean {
  if (startMark(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataDir && commandOf(pid).includes('postgres');
  } catch {
    return commandOf(pid).includes('postgres');
  }
}

/**
 * PostgreSQL refuses to start while the id in its pid file (or in the lock beside its socket) is alive, even when it now belongs
 * to another program. The pid file must not be removed: it also leads to the shared memory that shows whether old backends are
 * still at work. PostgreSQL does accept its own parent's id, so that is what goes in.
 */
export function disownPidFiles(dataDir: string, socketFolder: string): void {
  for (const path of [join(dataDir, 'postmaster.pid'), join(socketFolder, `${SOCKET_NAME}.lock`)]) {
    if (!existsSync(path)) continue;
    const [, ...rest] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, [String(process.pid), ...rest].join('\n'));
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
