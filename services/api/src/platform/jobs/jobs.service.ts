import { logText } from '@ayana/contracts/operation';
import { RequestContext } from '@mikro-orm/core';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { fromKysely, type Job, type JobWithMetadata, type PgBoss, type SendOptions } from 'pg-boss';
import { Database, type EntityManager } from '../database/database.js';
import { describeFailure, type Failure } from '../logging/failure.js';
import { asRequest, currentRequestId } from '../requests/current-request.js';
import { createBoss } from './boss.js';
import { jobsDead } from './jobs.metrics.js';
import { DEAD_LETTERS, type JobPayloads, type QueueName, type QueueDefinition, QUEUES } from './queues.js';
import { runBatch } from './run-batch.js';

export interface JobsSettings {
  readonly connectionString: string;
  /** Whether this process runs jobs, or only sends them. */
  readonly runsJobs: boolean;
  /** Milliseconds running jobs may take to finish when the process is asked to stop. */
  readonly stopTimeout: number;
}

export const JOBS_SETTINGS = Symbol('JOBS_SETTINGS');

/** What a handler receives besides the payload. */
export interface JobContext {
  readonly id: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the job was given to another worker or the process stops. */
  readonly signal: AbortSignal;
}

/** Runs one job, at least once: the same job may be delivered again, so a handler must be idempotent. Throws to be retried. */
export type JobHandler<Q extends QueueName> = (payload: JobPayloads[Q], context: JobContext) => Promise<void>;

/** Called once when a job has failed for good. */
export type DeadJobHandler<Q extends QueueName> = (payload: JobPayloads[Q]) => Promise<void>;

interface Registered<Q extends QueueName> {
  readonly start: () => Promise<void>;
  readonly dead: DeadJobHandler<Q> | undefined;
}

const QUEUE_NAMES = Object.keys(QUEUES).filter(isQueueName);

/**
 * The job queue. A job is a row of the caller's transaction: it exists only if that is committed. Workers are woken by PostgreSQL's NOTIFY
 * at the commit, and also poll.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly handlers: { [Q in QueueName]?: Registered<Q> } = {};
  private readonly boss: PgBoss;

  constructor(
    @Inject(JOBS_SETTINGS) private readonly settings: JobsSettings,
    private readonly database: Database,
  ) {
    this.boss = createBoss(settings.connectionString, {
      max: settings.runsJobs ? 6 : 2,
      supervise: settings.runsJobs,
      schedule: settings.runsJobs,
    });
    // A restarting database must not end the process: pg-boss reconnects.
    this.boss.on('error', (error) => this.logger.warn({ failure: describeFailure(error) }, 'Job queue'));
    this.boss.on('warning', ({ message }) => this.logger.warn(`Job queue: ${logText(message)}`));
  }

  /**
   * Adds a job to the queue within `em`'s transaction; without one, at once.
   * @returns the job's id, or null when `options.singletonKey` matches a waiting job
   */
  async send<Q extends QueueName>(
    em: EntityManager,
    queue: Q,
    payload: JobPayloads[Q],
    options: Omit<SendOptions, 'db'> = {},
  ): Promise<string | null> {
    return this.boss.send(
      queue,
      { ...payload, request_id: currentRequestId() },
      { ...options, db: fromKysely(em.getKysely()) },
    );
  }

  /** Adds jobs to the queue within `em`'s transaction, in one statement. */
  async sendMany<Q extends QueueName>(
    em: EntityManager,
    queue: Q,
    payloads: readonly JobPayloads[Q][],
    { priority }: { priority: number },
  ): Promise<void> {
    if (payloads.length === 0) return;
    const request_id = currentRequestId();
    const jobs = payloads.map((payload) => ({ data: { ...payload, request_id }, priority }));
    await this.boss.insert(queue, jobs, { db: fromKysely(em.getKysely()) });
  }

  /**
   * Adds a job that runs at a moment, or at once when it has passed. It exists only if `em`'s transaction commits.
   * @returns the job's id, for `cancel`
   */
  async sendAt<Q extends QueueName>(em: EntityManager, queue: Q, payload: JobPayloads[Q], at: Date): Promise<string> {
    const id = await this.send(em, queue, payload, { startAfter: at });
    if (id === null) throw new Error(`The queue ${queue} did not take a job`);
    return id;
  }

  /** Cancels a job that has not begun, within `em`'s transaction. One that is done stays as it is. */
  async cancel(em: EntityManager, queue: QueueName, id: string): Promise<void> {
    await this.boss.cancel(queue, id, { db: fromKysely(em.getKysely()) });
  }

  /**
   * Registers the handler of a queue; call it while modules initialise. Each job runs in a request context of its own.
   * @param dead called once when a job of this queue has failed for good
   */
  work<Q extends QueueName>(queue: Q, handle: JobHandler<Q>, dead?: DeadJobHandler<Q>): void {
    if (this.handlers[queue] !== undefined) throw new Error(`Queue ${queue} has a handler already`);
    const handlers: { [K in Q]?: Registered<K> } = this.handlers;
    // A series that begins with 1 has not increased for Prometheus.
    jobsDead.inc({ queue }, 0);
    handlers[queue] = { start: () => this.startWorkers(queue, handle), dead };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    if (!this.settings.runsJobs) return;
    for (const queue of QUEUE_NAMES) await this.handlers[queue]?.start();
    await this.boss.work(
      DEAD_LETTERS,
      { ...this.polling({ batch: 4, first_delay: 1 }), includeMetadata: true },
      async (jobs: JobWithMetadata<JobPayloads[QueueName]>[]) => {
        for (const job of jobs) await this.handleDeadLetter(job.sourceName ?? 'unknown', job.data, job.sourceOutput);
      },
    );
  }

  /** Stops taking jobs and lets running ones finish, while the rest of the application is still up. */
  async beforeApplicationShutdown(): Promise<void> {
    const queues = [...QUEUE_NAMES.filter((queue) => this.handlers[queue] !== undefined), DEAD_LETTERS];
    const stopped = Promise.all(queues.map((queue) => this.boss.offWork(queue, { wait: true })));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, this.settings.stopTimeout)));
    await Promise.race([stopped, timeout]);
    clearTimeout(timer);
  }

  /** Returns unfinished jobs to the queue, so that none stays locked. */
  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: false });
  }

  private async startWorkers<Q extends QueueName>(queue: Q, handle: JobHandler<Q>): Promise<void> {
    const definition = QUEUES[queue];
    const run = (job: Job<JobPayloads[Q]>): Promise<void> =>
      asRequest(requestOf(job), () =>
        RequestContext.create(this.database.orm.em, () =>
          handle(job.data, { id: job.id, attempt: job.retryCount, signal: job.signal }),
        ),
      );
    const onFailure = (job: Job<JobPayloads[Q]>, failure: Failure): void => {
      const entry = { queue, job: job.id, attempt: job.retryCount, failure };
      asRequest(requestOf(job), () => this.logger.warn(entry, 'Job failed'));
    };
    await this.boss.work(
      queue,
      { ...this.polling(definition), localConcurrency: definition.workers, perJobResults: true },
      (jobs: Job<JobPayloads[Q]>[]) => runBatch(queue, jobs, run, onFailure),
    );
  }

  /**
   * Workers are woken by NOTIFY; polling picks up retries and jobs for later, which have no notification, and covers a lost listener. A
   * queue is polled as often as a retry may be due: most are not busy, and every process polls all of them.
   */
  private polling({ batch, first_delay }: Pick<QueueDefinition, 'batch' | 'first_delay'>) {
    return {
      batchSize: batch,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: first_delay,
      notifyPollingIntervalSeconds: first_delay,
    };
  }

  private async handleDeadLetter(
    queue: string,
    payload: JobPayloads[QueueName],
    failure: object | null,
  ): Promise<void> {
    jobsDead.inc({ queue });
    this.logger.error({ queue, payload, failure }, 'Job given up');
    const dead = isQueueName(queue) ? this.handlers[queue]?.dead : undefined;
    // The payload is that of its queue, which the compiler cannot know.
    if (dead) await RequestContext.create(this.database.orm.em, () => dead(payload as never));
  }
}

function isQueueName(name: string): name is QueueName {
  return name in QUEUES;
}

/** The request that sent a job; the payload contains it besides the handler's data. */
function requestOf({ data }: { data: unknown }): string | undefined {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'request_id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
