import { parentOf } from '@ayana/tooling/bootstrap/process-identity.mjs';
import { processes } from '@ayana/tooling/check/site/waiting.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import { endedChildrenTime, memory, processorTime } from '@ayana/tooling/check/site/process-figures.ts';
import type { Cost, Part } from './capacity.ts';

/** Ids of the processes of each part now, children included. */
export function partsOf(cluster: Cluster): Readonly<Record<Part, readonly number[]>> {
  const { nginx, renders, apis, workers, pgbouncer, redis, databases } = cluster;
  const all = processes();
  const withChildren = (pid: number): number[] => [pid, ...all.filter((each) => parentOf(each) === pid)];
  return {
    nginx: withChildren(nginx.program.pid),
    render: renders.map(({ pid }) => pid),
    api: apis.map(({ pid }) => pid),
    worker: workers.map(({ pid }) => pid),
    database: [
      ...new Set([databases.primary.pid, databases.standby.pid].flatMap(withChildren)),
      pgbouncer.program.pid,
      redis.pid,
    ],
  };
}

/** Milliseconds of processor time so far. */
export function timesOf(cluster: Cluster): Cost {
  const sum = (pids: readonly number[]): number => pids.reduce((total, pid) => total + timeOf(pid), 0);
  const { nginx, render, api, worker, database } = partsOf(cluster);
  const { primary, standby } = cluster.databases;
  // A connection that was closed since took its time along: the server has the sum of those that ended.
  const ended = endedChildrenTime(primary.pid) / 1000 + endedChildrenTime(standby.pid) / 1000;
  return {
    nginx: sum(nginx),
    render: sum(render),
    api: sum(api),
    worker: sum(worker),
    database: sum(database) + ended,
  };
}

function timeOf(pid: number): number {
  try {
    return processorTime(pid) / 1000;
  } catch {
    // It has ended meanwhile: a server process of PostgreSQL.
    return 0;
  }
}

export const residentMb = (pid: number): number => memory(pid) / 2 ** 20;

/** Runs `work` and says what processor time each part took, in milliseconds for each of `count`. */
export async function costOf<T>(
  cluster: Cluster,
  work: () => Promise<T>,
  count: (result: T) => number,
): Promise<{ result: T; cost: Cost; seconds: number; used: Cost }> {
  const before = timesOf(cluster);
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  const after = timesOf(cluster);
  const each = (part: Part, by: number): number => Math.max(0, (after[part] - before[part]) / by);
  const shared = (by: number): Cost => ({
    nginx: each('nginx', by),
    render: each('render', by),
    api: each('api', by),
    worker: each('worker', by),
    database: each('database', by),
  });
  return { result, cost: shared(count(result)), seconds, used: shared(seconds * 1000) };
}
