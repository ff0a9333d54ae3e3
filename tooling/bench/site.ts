import { readFileSync } from 'node:fs';

import type { Site } from '../check/site/site.ts';
import { withSite } from '../check/site/with-site.ts';
import { freePort } from '../start/settings.ts';
import { Progress } from '../terminal/progress.ts';

export interface Measured extends Site {
  /** The API itself, without the render server in front. */
  readonly api_origin: string;
  readonly metrics: string;
}

/** Runs `measure` on a whole site of its own, on free ports, with its own database, and ends it. @param settings of that site */
export async function onSite<T>(
  measure: (site: Measured, progress: Progress) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
): Promise<T> {
  const progress = new Progress();
  const [api, metrics] = [await freePort(), await freePort()];
  const address = (port: number): string => `http://127.0.0.1:${port}`;
  return withSite(
    progress,
    (site) => measure({ ...site, api_origin: address(api), metrics: `${address(metrics)}/metrics` }, progress),
    { ...settings, API_PORT: String(api), METRICS_PORT: String(metrics) },
  );
}

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
