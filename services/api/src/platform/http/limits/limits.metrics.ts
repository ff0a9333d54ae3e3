import { Counter } from 'prom-client';

/** `postgresql` or `redis`: which store counts for all processes. A failure means that a process counted by itself for some seconds. */
export const sharedCountFailures = new Counter({
  name: 'ayana_rate_count_failures_total',
  help: 'Counts of requests over all processes that failed, by the store that counts.',
  labelNames: ['store'] as const,
});
