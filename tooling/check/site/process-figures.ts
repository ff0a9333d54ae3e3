import { readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` from the state on: the third (`man proc`). */
const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

/** Hundredths of a second: what Linux counts processor time in. */
const TICK_US = 10_000;

/** Microseconds of processor time a process has used (user and system). Linux only. */
export function processorTime(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** As `processorTime`, of the processes it started that have ended. */
export function endedChildrenTime(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * TICK_US;
}

/** Bytes of memory a process holds. Linux only. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
