// The load tool in a process of its own: what to do as JSON on the standard input, its figures on the standard output.
import { text } from 'node:stream/consumers';

import autocannon from 'autocannon';

import { percentile } from '../bench.ts';
import type { Figures, LoadRun } from './run-load.ts';

/** Seconds after which a request counts as timed out. */
const TIMEOUT = 10;

const { url, paths, connections, seconds, each_per_second } = JSON.parse(await text(process.stdin)) as LoadRun;
// Visitors begin far from each other, so that none gets an answer that another has just had made.
let begun = 0;
const statuses: Record<string, number> = {};
const took: number[] = [];

const run = autocannon(
  {
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT,
    ...(each_per_second === undefined ? {} : { connectionRate: each_per_second }),
    setupClient: (client) => {
      const at = Math.floor((begun * paths.length) / connections) % paths.length;
      begun += 1;
      // Each has an address of its own, as visitors have: the limits of one address are not what is measured.
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `172.16.${begun >> 8}.${begun & 255}` };
      const visited = [...paths.slice(at), ...paths.slice(0, at)];
      client.setRequests(visited.map((path) => ({ method: 'GET', path, headers })));
    },
  },
  (error, result) => {
    if (error !== null) throw error;
    const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const figures: Figures = {
      per_second: answered / result.duration,
      p50: percentile(took, 0.5),
      p95: percentile(took, 0.95),
      p99: percentile(took, 0.99),
      others: answered - (statuses['200'] ?? 0),
      statuses,
      timeouts: result.timeouts,
      errors: result.errors - result.timeouts,
    };
    process.stdout.write(JSON.stringify(figures));
  },
);
run.on('response', (_client, status, _bytes, milliseconds) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
  took.push(milliseconds);
});
