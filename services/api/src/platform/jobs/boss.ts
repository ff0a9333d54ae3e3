import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { withSettings } from '../database/session-settings.js';
import { keepErrorListeners } from './listen-errors.js';
import { DEAD_LETTERS, JOBS_SCHEMA, type QueueName, type QueueDefinition, QUEUES } from './queues.js';

const DAY = 86_400;

keepErrorListeners();

/** Seconds without a heartbeat after which a worker counts as dead and its jobs are given to another. */
const HEARTBEAT = 10;

/** Seconds between two looks at the clock: what is due at a minute is sent this much later at most. */
const CLOCK_CHECK = 5;

/** A pooled application's role has the limits of requests as its own settings (`applyPoolerSettings`); maintenance takes longer. */
const NO_TIMEOUTS = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * A pg-boss on the application's database, straight at PostgreSQL: it listens.
 * It never creates or changes its own schema: `prepareJobs` does that, once, during migration.
 */
export function createBoss(
  connectionString: string,
  options: Pick<ConstructorOptions, 'max' | 'supervise' | 'schedule'>,
): PgBoss {
  return new PgBoss({
    connectionString: withSettings(connectionString, NO_TIMEOUTS),
    schema: JOBS_SCHEMA,
    application_name: 'ayana-jobs',
    migrate: false,
    createSchema: false,
    // Requires the owner of the indexes, which the application is not: `prepareJobs` does it.
    reindex: false,
    useListenNotify: true,
    // A lost database connection is noticed and replaced within seconds; until then workers poll.
    notifyHeartbeatIntervalMs: 5000,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
    cronMonitorIntervalSeconds: CLOCK_CHECK,
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
    await setClock(boss);
    // Rebuilds indexes that have grown during a busy time.
    await boss.supervise();
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}

/** Queues that run by the clock do so by the schedule of this version, and others no more. */
async function setClock(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
  for (const [name, { cron }] of Object.entries(QUEUES))
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
}

function queueOptions(definition: QueueDefinition) {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: definition.retry_limit,
    retryDelay: definition.first_delay,
    retryBackoff: true,
    retryDelayMax: definition.longest_delay,
    expireInSeconds: definition.expires_after,
    deleteAfterSeconds: DAY,
  };
}
