import { readdirSync } from 'node:fs';

import { memory as memoryOf } from '../../site/process-figures.ts';
import type { Site } from '../../site/site.ts';
import { until } from '../../site/waiting.ts';

/** Open descriptors and memory of the site's two servers now. */
export interface Figures {
  readonly descriptors: readonly [render: number, api: number];
  /** Megabytes. */
  readonly memory: readonly [render: number, api: number];
}

/** Only Linux shows another process's descriptors; elsewhere every figure is 0. */
export const HAS_FIGURES = process.platform === 'linux';

export function figuresOf(site: Site): Figures {
  const pids = [site.pages().pid, site.api().pid] as const;
  return { descriptors: both(pids, descriptors), memory: both(pids, memory) };
}

const both = (pids: readonly [number, number], of: (pid: number) => number): [number, number] => [
  of(pids[0]),
  of(pids[1]),
];

const descriptors = (pid: number): number => (HAS_FIGURES ? readdirSync(`/proc/${pid}/fd`).length : 0);

const memory = (pid: number): number => (HAS_FIGURES ? Math.round(memoryOf(pid) / 1024 / 1024) : 0);

/** Waits until both have at most this many descriptors more than before. @returns their figures then, or at the timeout */
export async function settled(site: Site, before: Figures, patienceMs: number, spare: number): Promise<Figures> {
  const isBack = (): boolean =>
    figuresOf(site).descriptors.every((count, index) => count <= (before.descriptors[index] ?? 0) + spare);
  await until('the descriptors are back', patienceMs, isBack, 250).catch(() => undefined);
  return figuresOf(site);
}
