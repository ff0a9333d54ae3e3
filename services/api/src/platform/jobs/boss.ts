import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { DEAD_LETTERS, JOBS_SCHEMA, type QueueName, type QueuePlan, QUEUES } from './queues.js';

const DAY = 86_400;

/** Seconds without a heartbeat after which a worker counts as dead and its jobs are given to another. */
const HEARTBEAT = 10;

/**
 * A pg-boss on the application's database.
 * It never creates or changes its own schema: `prepareJobs` does that, once, during migration.
 */
export function createBoss(connectionString: string, options: Pick<ConstructorOptions, 'max' | 'supervise'>): PgBoss {
  return new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    application_name: 'ayana-jobs',
    migrate: false,
    createSchema: false,
    schedule: false,
    // Requires the owner of the indexes, which the application is not: `prepareJobs` does it.
    reindex: false,
    useListenNotify: true,
    // A lost database connection is noticed and replaced within seconds; until then workers poll.
    notifyHeartbeatIntervalMs: 5000,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
    ...options,
  });
}

/**
 * Creates or updates pg-boss's schema and every queue of `QUEUES`, and maintains its indexes. Part of the migration, safe to repeat and to
 * run twice at once.
 * @param connectionString of a role that may create a schema
 */
export async function prepareJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    application_name: 'ayana-jobs-migration',
    max: 2,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, { notify: true, retryLimit: 3, deleteAfterSeconds: 30 * DAY });
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      await boss.createQueue(name, { ...queueOptions(QUEUES[name]), deadLetter: DEAD_LETTERS });
      await boss.updateQueue(name, { ...queueOptions(QUEUES[name]), deadLetter: DEAD_LETTERS });
    }
    // Rebuilds indexes that have grown during a busy time.
    await boss.supervise();
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}

function queueOptions(plan: QueuePlan) {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: plan.retry_limit,
    retryDelay: plan.first_delay,
    retryBackoff: true,
    retryDelayMax: plan.longest_delay,
    expireInSeconds: plan.expires_after,
    deleteAfterSeconds: DAY,
  };
}
