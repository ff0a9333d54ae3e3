import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';

/** Raised when the arrangement of `.data` changes in a way an older version would not understand. */
const LAYOUT = 1;
const NEEDED_MB = 200;

/**
 * Makes the data folder, for this user alone, and checks that it can be used.
 * @throws SentenceError on too little space, or on a folder that a newer version of Ayana has arranged
 */
export function prepareDataFolder(dataDir: string): void {
  makeFolder(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  if (freeMb < NEEDED_MB) {
    throw new SentenceError(
      `Only ${freeMb} MB are free on the disk of ${dataDir}, at least ${NEEDED_MB} MB are needed: free some space, or set AYANA_DATA_DIR to a folder on another disk.`,
    );
  }
  const file = join(dataDir, 'layout.json');
  const found = readLayout(file);
  if (found !== undefined && found > LAYOUT) {
    throw new SentenceError(
      `The data folder ${dataDir} was last used by a newer version of Ayana: start that version, or set AYANA_DATA_DIR to another place.`,
    );
  }
  if (found !== LAYOUT) writeFileSync(file, `${JSON.stringify({ layout: LAYOUT })}\n`);
}

/** Tried by writing: a disk mounted read-only lets a folder look writable. */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw new SentenceError(
      `The data folder ${dataDir} cannot be written (${code}): start as its owner, or set AYANA_DATA_DIR to a folder of your own.`,
    );
  }
}

function readLayout(file: string): number | undefined {
  try {
    const { layout } = JSON.parse(readFileSync(file, 'utf8')) as { layout?: unknown };
    return typeof layout === 'number' ? layout : undefined;
  } catch {
    return undefined;
  }
}
