import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Ends what a killed server, or a killed making of a folder, left behind: programs of PostgreSQL that work in this very folder.
 * Linux only; elsewhere they end by themselves.
 * @param signal SIGQUIT lets a server end in good order; SIGKILL is for a folder that is thrown away
 */
export function endOrphans(folder: string, signal: 'SIGQUIT' | 'SIGKILL'): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isSafeInteger(pid) || pid <= 1 || !worksIn(pid, folder)) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** A backend has changed into the folder and calls itself `postgres: …`; initdb and its helpers carry the folder as an argument. */
function worksIn(pid: number, folder: string): boolean {
  try {
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (!/^(postgres|initdb)\b/.test(basename(program)) && !program.startsWith('postgres')) return false;
    return args.includes(folder) || readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // Gone, or not ours.
    return false;
  }
}
