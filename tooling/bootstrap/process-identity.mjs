// Checks whether a process id written down earlier still means the same process: ids are recycled, start times are not.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ pid: number, started: string }} ProcessIdentity */

/**
 * Start mark of a live process, or undefined when there is none with this id (a zombie counts as none).
 * On Linux it is the boot id and the start time in clock ticks since boot (proc(5), /proc/pid/stat field 22).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startMark(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    const fields = procStat(pid);
    return fields === undefined || fields.state === 'Z' || fields.state === 'X'
      ? undefined
      : `${bootId()}:${fields.ticks}`;
  }
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

/** Identity of a live process, this one by default. @param {number} [pid] @returns {ProcessIdentity | undefined} */
export function identify(pid = process.pid) {
  const started = startMark(pid);
  return started === undefined ? undefined : { pid, started };
}

/** True while the very process that was identified is alive. @param {ProcessIdentity} identity */
export function isAlive(identity) {
  return startMark(identity.pid) === identity.started;
}

/** Parent's process id, Linux only. @param {number} pid @returns {number | undefined} */
export function parentOf(pid) {
  return procStat(pid)?.parent;
}

/**
 * The fields of /proc/<pid>/stat we need. The command name may hold spaces and brackets, so they are counted from its end.
 * @param {number} pid
 */
function procStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), ticks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** @type {string | undefined} */
let knownBootId;

function bootId() {
  if (knownBootId !== undefined) return knownBootId;
  try {
    knownBootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    knownBootId = 'unknown';
  }
  return knownBootId;
}
