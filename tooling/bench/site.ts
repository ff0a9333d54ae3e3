import { readFileSync } from 'node:fs';

import { buildStale } from '../build/build.ts';
import { type Site, startSite } from '../check/site/site.ts';
import { dataFolder, repositoryRoot as root } from '../database/paths.ts';
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
  await buildStale({ root, progress, dataDir: dataFolder() });
  const ports = [await freePort(), await freePort()] as const;
  const site = await progress.step('A site of its own', () =>
    startSite({ ...settings, API_PORT: String(ports[0]), METRICS_PORT: String(ports[1]) }),
  );
  try {
    const [api, metrics] = ports.map((port) => `http://127.0.0.1:${port}`);
    return await measure({ ...site, api_origin: api ?? '', metrics: `${metrics}/metrics` }, progress);
  } finally {
    await site.stop();
  }
}

/** Hundredths of a second: what Linux counts processor time in. */
const TICK_US = 10_000;

/** Microseconds of processor time a process has used (user and system). Linux only. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** Bytes of memory a process holds. Linux only. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
