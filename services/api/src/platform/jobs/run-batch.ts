import type { Job, JobResult } from 'pg-boss';
import { describeFailure, type Failure } from '../logging/failure.js';
import { PermanentJobError } from './failure.js';
import { jobsDone, jobSeconds, jobsFailed } from './jobs.metrics.js';

/** Runs one job; throws when it failed. */
export type RunJob<T> = (job: Job<T>) => Promise<void>;

/**
 * Runs the jobs of one fetch in parallel and completes each separately, so that a failing one does not fail the others.
 * @param onFailure is called for every failed attempt, with nothing about a person
 */
export async function runBatch<T>(
  queue: string,
  jobs: readonly Job<T>[],
  run: RunJob<T>,
  onFailure: (job: Job<T>, failure: Failure) => void,
): Promise<JobResult<Failure>[]> {
  return Promise.all(
    jobs.map(async (job) => {
      const finish = jobSeconds.startTimer({ queue });
      try {
        await run(job);
        jobsDone.inc({ queue });
        return { id: job.id, status: 'completed' as const };
      } catch (error) {
        const failure = describeFailure(error);
        jobsFailed.inc({ queue });
        onFailure(job, failure);
        return {
          id: job.id,
          status: error instanceof PermanentJobError ? ('deadletter' as const) : ('failed' as const),
          output: failure,
        };
      } finally {
        finish();
      }
    }),
  );
}
