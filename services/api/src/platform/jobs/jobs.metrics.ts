import { Counter, Histogram, register } from 'prom-client';

/** Looks up a counter by name first: a second application in one process (tests) shares them. */
function counter(name: string, help: string): Counter<'queue'> {
  const known = register.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help, labelNames: ['queue'] as const });
}

function histogram(name: string, help: string): Histogram<'queue'> {
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  return new Histogram({
    name,
    help,
    labelNames: ['queue'] as const,
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 5, 30, 120],
  });
}

export const jobsDone = counter('ayana_jobs_done_total', 'Jobs that succeeded');
export const jobsFailed = counter('ayana_jobs_failed_total', 'Attempts that failed and are tried again');
export const jobsDead = counter('ayana_jobs_dead_total', 'Jobs given up after their last attempt');
export const jobSeconds = histogram('ayana_job_seconds', 'How long a job took, in seconds');
