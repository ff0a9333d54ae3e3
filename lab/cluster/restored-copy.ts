import { cpSync, existsSync, rmSync } from 'node:fs';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { endOrphans } from '@ayana/tooling/database/orphans.ts';
import { databasePaths } from '@ayana/tooling/database/paths.ts';
import type { RunningDatabase } from '@ayana/tooling/database/server.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { isServerOf, readPidFile } from '@ayana/tooling/database/pid-file.ts';
import { sentenceFor } from '@ayana/tooling/terminal/fail.ts';
import { restoreTo } from './point-in-time.ts';

/** The folder of the server that a restore of this backup makes. */
export const restoredFolder = (backup: string): string => `${backup}-restored`;

/**
 * Restores a copy of a base backup, which stays as it is, for another try with another moment. A restore that fails removes what it
 * made; its server's log stays.
 * @throws SentenceError naming the log; also when there is an earlier restore, which is left alone
 */
export async function restoreCopy(backup: string, archive: string, moment: Date): Promise<RunningDatabase> {
  const folder = restoredFolder(backup);
  // Of another moment, and perhaps with a server on it.
  if (existsSync(folder))
    throw new SentenceError(`${folder} is there from an earlier restore: stop its server, and remove it or rename it.`);
  const { data, lock, log, socketFolder } = databasePaths(folder);
  const made = [folder, lock, socketFolder].filter((path) => !existsSync(path));
  try {
    cpSync(backup, folder, { recursive: true, preserveTimestamps: true });
    return await restoreTo(folder, archive, moment);
  } catch (error) {
    await endServer(data);
    for (const path of made) rmSync(path, { recursive: true, force: true });
    const where = existsSync(log) ? ` The log of its server is ${log}.` : '';
    throw new SentenceError(`Nothing was restored, and ${folder} is removed.${where}\n${sentenceFor(error)}`);
  }
}

/** One that started and then could not be used. */
async function endServer(data: string): Promise<void> {
  const pid = readPidFile(data)?.pid;
  if (pid === undefined || !isServerOf(pid, data)) return;
  process.kill(pid, 'SIGINT');
  await until('the server of the failed restore has ended', 30_000, async () => !isServerOf(pid, data));
  endOrphans(data, 'SIGKILL');
}
