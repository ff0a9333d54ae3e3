import { readFileSync } from 'node:fs';

import { SentenceError } from '../../bootstrap/report.mjs';

/** Open files and connections a process of this user may have (the soft limit), which its children inherit. Linux only. */
export function openFilesLimit(): number {
  const soft = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return soft === 'unlimited' ? Infinity : Number(soft);
}

/**
 * nginx has two connections for each socket, and one of its processes may have them all.
 * @throws SentenceError when so many sockets cannot be opened here
 */
export function checkDescriptors(sockets: number, limit = openFilesLimit()): void {
  const needed = 2 * sockets + 500;
  if (limit < needed)
    throw new SentenceError(
      `${sockets} sockets need ${needed} open files a process, but only ${limit} are allowed here: run \`ulimit -n ${needed}\` first (as root beyond the hard limit), or measure fewer: npm run bench -- scale --sockets ${Math.floor((limit - 500) / 2)}.`,
    );
}
