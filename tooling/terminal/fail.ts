import { SentenceError, diskSentence } from '../bootstrap/report.mjs';
import { red } from './style.ts';

/** The sentence for a failure: ours as it is, the system's common ones put into words, anything else with its stack. */
export function sentenceFor(error: unknown): string {
  if (error instanceof SentenceError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const where = path ?? 'the project';
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskSentence(code, where) ?? error.message;
  if (code === 'EACCES' || code === 'EPERM')
    return `${where} may not be written by this user: start as its owner, or set AYANA_DATA_DIR to a folder of your own.`;
  if (code === 'EROFS')
    return `${where} lies on a disk that cannot be written: clone the project elsewhere, or set AYANA_DATA_DIR to another place.`;
  return error.stack ?? error.message;
}

/**
 * Runs a command's main function; a failure is printed and makes the exit code 1. Afterwards the channel to our parent is
 * closed from our side: what was to happen should they go away must not happen then.
 */
export async function runMain(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${red(sentenceFor(error))}\n`);
    process.exitCode = 1;
  } finally {
    process.removeAllListeners('disconnect');
    if (process.connected) process.disconnect();
  }
}
