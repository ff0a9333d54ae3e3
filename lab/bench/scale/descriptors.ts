import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';

/** Open files and connections a process of this user may have (the soft limit), which its children inherit. Linux only. */
export function openFilesLimit(): number {
  const soft = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return soft === 'unlimited' ? Infinity : Number(soft);
}

/** Kept for files, and for connections that are no sockets. */
const RESERVED = 500;

/**
 * nginx has two connections for each socket; its processes, one for each core, share them about evenly.
 * @throws SentenceError when so many sockets cannot be opened here
 */
export function checkDescriptors(
  sockets: number,
  limit = openFilesLimit(),
  processes: number = availableParallelism(),
): void {
  // Half as many again as its share, for the busiest of them.
  const each = Math.min(2, 3 / processes);
  const needed = Math.ceil(each * sockets) + RESERVED;
  if (limit < needed)
    throw new SentenceError(
      `${sockets} sockets need ${needed} open files a process, but only ${limit} are allowed here: run \`ulimit -n ${needed}\` first (as root beyond the hard limit), or measure fewer: npm run bench -- scale --sockets ${Math.floor((limit - RESERVED) / each)}.`,
    );
}
