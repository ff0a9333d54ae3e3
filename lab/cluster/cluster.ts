import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { DATABASE_USER } from '@ayana/tooling/database/cluster.ts';
import { socketUrl } from '@ayana/tooling/database/connect.ts';
import { accepts, answersOk } from '@ayana/tooling/start/wait-for.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { DatabasePair, primaryOf } from './database-pair.ts';
import {
  type BucketAddress,
  commonEnvironment,
  migrationsEnvironment,
  renderEnvironment,
  servicesEnvironment,
  secret,
  TEAM_EMAIL,
} from './environments.ts';
import { Nginx } from './nginx.ts';
import { PgBouncer } from './pgbouncer.ts';
import { choosePorts, type Ports, type Sizes } from './ports.ts';
import { apiProcess, migrate, type ProcessOptions, renderProcess, workerProcess } from './processes.ts';
import { nodeProgram, type Program } from './program.ts';
import { redis } from './redis.ts';
import { relay } from './relay.ts';

/** The port is the site's; any free one by default. */
export interface ClusterOptions extends Sizes {
  /** For data, configurations and logs. */
  readonly folder: string;
  /** Further variables of API and worker. */
  readonly settings?: NodeJS.ProcessEnv;
}

/** All processes of a site on several processes, on ports of this machine, in the order they are started. */
export class Cluster {
  readonly origin: string;
  readonly mailOrigin: string;
  readonly teamEmail = TEAM_EMAIL;
  readonly smtpPort: number;
  readonly relayPort: number;
  readonly relaySecret = secret();
  readonly apis: Program[] = [];
  readonly workers: Program[] = [];
  readonly renders: Program[] = [];
  readonly nginx: Nginx;
  readonly pgbouncer: PgBouncer;
  readonly redis: Program;
  readonly relay: Program;
  readonly mail: Program;
  readonly bucket: Program;
  /** What API and workers have in their environment. */
  environment: NodeJS.ProcessEnv = {};
  readonly #options: ClusterOptions;
  readonly #ports: Ports;
  readonly #redisPassword = secret();
  readonly #common: NodeJS.ProcessEnv;
  #databases: DatabasePair | undefined;

  private constructor(options: ClusterOptions, ports: Ports) {
    this.#options = options;
    this.#ports = ports;
    const { folder } = options;
    this.origin = `http://localhost:${ports.site}`;
    this.#common = commonEnvironment(folder, this.origin, options.settings);
    this.mailOrigin = `http://localhost:${ports.mailPage}`;
    this.smtpPort = ports.smtp;
    this.relayPort = ports.relay;
    this.nginx = new Nginx({ ...ports, api: ports.internal }, join(folder, 'nginx'), this.log('nginx'));
    this.pgbouncer = new PgBouncer(primaryOf(folder), join(folder, 'pgbouncer'), this.log('pgbouncer'));
    this.redis = redis(ports.redis, this.#redisPassword, join(folder, 'redis'), this.log('redis'));
    this.relay = relay(ports.relay, this.relaySecret, join(folder, 'coturn'), this.log('coturn'));
    this.mail = nodeProgram(
      'tooling/start/mail.ts',
      [String(ports.smtp), String(ports.mailPage), join(folder, 'mail')],
      {
        name: 'Mail sink',
        env: process.env,
        logFile: this.log('mail'),
        graceMs: 3000,
        ready: async () => (await accepts(ports.smtp)) && (await accepts(ports.mailPage)),
      },
    );
    this.bucket = nodeProgram('deploy/src/testing/bucket-main.ts', [join(folder, 'bucket.json')], {
      name: 'S3 server',
      env: process.env,
      logFile: this.log('s3'),
      graceMs: 3000,
      ready: async () => this.bucketAddress() !== undefined,
    });
  }

  /** @throws with the log of what does not come up; what was started is stopped then */
  static async start(options: ClusterOptions, progress: Progress, stopped: AbortSignal): Promise<Cluster> {
    mkdirSync(join(options.folder, 'logs'), { recursive: true, mode: 0o700 });
    const cluster = new Cluster(options, await choosePorts(options));
    try {
      await Promise.race([cluster.#start(progress), failsWith(stopped)]);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** The APIs behind one address, as the render servers see them. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#ports.internal}`;
  }

  get apiPorts(): readonly number[] {
    return this.#ports.apis;
  }

  /** The primary, as the owner. */
  get databaseUrl(): string {
    return this.databases.primary.url;
  }

  get databases(): DatabasePair {
    if (this.#databases === undefined) throw new Error('The databases are not started.');
    return this.#databases;
  }

  /** Every process but the databases, the front first. */
  get programs(): readonly Program[] {
    const { nginx, renders, apis, workers, pgbouncer, redis: store, relay: turn, mail, bucket } = this;
    return [nginx.program, ...renders, ...apis, ...workers, pgbouncer.program, store, turn, mail, bucket];
  }

  log(name: string): string {
    return join(this.#options.folder, 'logs', `${name}.log`);
  }

  /** Where everything is, for people. */
  describe(): string {
    const { primary, standby } = this.databases;
    const lines: Readonly<Record<string, string>> = {
      Site: this.origin,
      Mails: this.mailOrigin,
      APIs: this.#ports.apis.map((port) => `http://127.0.0.1:${port}`).join(' '),
      'Render servers': this.#ports.renders.map((port) => `http://127.0.0.1:${port}`).join(' '),
      Primary: primary.url,
      Replica: standby.url,
      PgBouncer: this.pgbouncer.url,
      Releases: this.bucketAddress()?.url ?? '',
      Logs: join(this.#options.folder, 'logs'),
    };
    return Object.entries(lines)
      .map(([name, value]) => `  ${name.padEnd(15)} ${value}`)
      .join('\n');
  }

  /** For a shell: where the site, the bucket, the servers and the processes are. */
  variables(): string {
    const { primary, standby } = this.databases;
    const bucket = this.bucketAddress();
    const values: NodeJS.ProcessEnv = {
      CLUSTER: this.#options.folder,
      SITE_URL: this.origin,
      RELEASES_URL: bucket?.url,
      ...bucket?.credentials,
      PRIMARY: primary.paths.socketFolder,
      REPLICA: standby.paths.socketFolder,
      POOLER: this.pgbouncer.sockets,
      NGINX_PID: String(this.nginx.program.pid),
      API_PIDS: this.apis.map(({ pid }) => pid).join(' '),
      WORKER_PIDS: this.workers.map(({ pid }) => pid).join(' '),
    };
    return Object.entries(values)
      .map(([name, value]) => `export ${name}='${value}'\n`)
      .join('');
  }

  async stop(): Promise<void> {
    for (const program of this.programs) await program.stop().catch(() => undefined);
    await this.#databases?.stop();
  }

  bucketAddress(): BucketAddress | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#options.folder, 'bucket.json'), 'utf8')) as BucketAddress;
    } catch {
      return undefined;
    }
  }

  async #start(progress: Progress): Promise<void> {
    const { folder } = this.#options;
    const pages = progress.step('S3 server, with the releases', () => this.bucket.start());
    await progress.step('Mail, Redis, relay', async () => {
      await Promise.all([this.mail.start(), this.redis.start(), this.relay.start()]);
    });
    await progress.step('Primary and replica', async (detail) => {
      this.#databases = await DatabasePair.start(folder, ({ url }) =>
        migrate(migrationsEnvironment(this.#common, url), this.log('migrate'), detail),
      );
    });
    await progress.step('PgBouncer', () => this.pgbouncer.start());
    await pages;
    this.environment = servicesEnvironment(this.#common, {
      pooler: this.pgbouncer.url,
      primary: socketUrl(primaryOf(folder), DATABASE_USER),
      replica: this.databases.standby.url,
      redis: `redis://:${this.#redisPassword}@127.0.0.1:${this.#ports.redis}`,
      bucket: this.bucketAddress(),
      smtpPort: this.smtpPort,
      relayPort: this.relayPort,
      relaySecret: this.relaySecret,
    });
    await progress.step('nginx', () => this.nginx.program.start());
    this.#defineProcesses();
    for (const [name, programs] of [
      ['APIs', this.apis],
      ['Workers', this.workers],
      ['Render servers', this.renders],
    ] as const)
      await progress.step(`${programs.length} ${name}`, async () => {
        await Promise.all(programs.map((program) => program.start()));
      });
    await until('the site answers', 30_000, () => answersOk(`${this.origin}/`));
  }

  #defineProcesses(): void {
    const { apis, workers, renders } = this.#ports;
    const define = (
      kind: string,
      ports: readonly number[],
      create: (options: ProcessOptions) => Program,
      env: (number: number) => NodeJS.ProcessEnv,
    ): Program[] =>
      ports.map((port, index) => {
        const number = index + 1;
        return create({ number, port, env: env(number), logFile: this.log(`${kind}-${number}`) });
      });
    this.apis.push(...define('api', apis, apiProcess, () => this.environment));
    this.workers.push(...define('worker', workers, workerProcess, () => this.environment));
    this.renders.push(
      ...define('render', renders, renderProcess, (number) =>
        renderEnvironment(this.#common, {
          dataFolder: join(this.#options.folder, `render-${number}`),
          apiOrigin: this.apiOrigin,
          bucket: this.bucketAddress(),
        }),
      ),
    );
  }
}

async function failsWith(stopped: AbortSignal): Promise<never> {
  if (!stopped.aborted) await once(stopped, 'abort');
  throw new SentenceError('Stopped before everything was running.');
}
