import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { runNode } from '../build/run-script.ts';
import { withoutProductVariables } from '../check/site/site.ts';
import { until } from '../check/site/waiting.ts';
import { DATABASE_USER } from '../database/cluster.ts';
import { asApplication, socketUrl } from '../database/connect.ts';
import { repositoryRoot } from '../database/paths.ts';
import type { RunningDatabase } from '../database/server.ts';
import { freePort } from '../start/settings.ts';
import { accepts, answersOk } from '../start/wait-for.ts';
import type { Progress } from '../terminal/progress.ts';
import { DatabasePair, primaryOf } from './database-pair.ts';
import { Nginx } from './nginx.ts';
import { PgBouncer } from './pgbouncer.ts';
import { nodeProgram, type Program } from './program.ts';
import { redis } from './redis.ts';
import { relay } from './relay.ts';

export interface ClusterOptions {
  /** For data, configurations and logs. */
  readonly folder: string;
  /** Of the site; any free one by default. */
  readonly port?: number;
  readonly apis: number;
  readonly workers: number;
  readonly renders: number;
  /** Further variables of API and worker. */
  readonly settings?: NodeJS.ProcessEnv;
}

interface Ports {
  readonly site: number;
  readonly plain: number;
  readonly internal: number;
  readonly redis: number;
  readonly smtp: number;
  readonly mailPage: number;
  readonly relay: number;
  readonly apis: readonly number[];
  readonly renders: readonly number[];
  readonly workers: readonly number[];
}

const API = 'services/api/dist/main.js';
const RENDER = 'shell/dist/server/main.cjs';
/** How PgBouncer is used, for the migrations, which prepare the role for it, and for the processes. */
const POOLING = { DATABASE_POOLER: 'transaction' } as const;
const TEAM = 'team@people.example';

/** All processes of a site on several processes, on ports of this machine, in the order they are started. */
export class Cluster {
  readonly origin: string;
  readonly mailOrigin: string;
  readonly teamEmail = TEAM;
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
  readonly #jwt = secret();
  readonly #cookie = secret();
  readonly #review = secret();
  #databases: DatabasePair | undefined;

  private constructor(options: ClusterOptions, ports: Ports) {
    this.#options = options;
    this.#ports = ports;
    const { folder } = options;
    this.origin = `http://localhost:${ports.site}`;
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

  bucketAddress(): { url: string; credentials: NodeJS.ProcessEnv } | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#options.folder, 'bucket.json'), 'utf8')) as {
        url: string;
        credentials: NodeJS.ProcessEnv;
      };
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
      this.#databases = await DatabasePair.start(folder, (primary) => this.#migrate(primary, detail));
    });
    await progress.step('PgBouncer', () => this.pgbouncer.start());
    await pages;
    this.environment = this.#environment();
    await progress.step('nginx', () => this.nginx.program.start());
    for (const [index, port] of this.#ports.apis.entries()) this.apis.push(this.#api(index, port));
    for (const [index, port] of this.#ports.workers.entries()) this.workers.push(this.#worker(index, port));
    for (const [index, port] of this.#ports.renders.entries()) this.renders.push(this.#render(index, port));
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

  async #migrate({ url }: RunningDatabase, detail: (line: string) => void): Promise<void> {
    detail('migrations');
    const { folder } = this.#options;
    const env = {
      ...this.#common(),
      DATABASE_OWNER_URL: url,
      DATABASE_URL: asApplication(url),
      DATABASE_DIRECT_URL: asApplication(url),
      ...POOLING,
      FILES_URL: join(folder, 'files'),
    };
    const { code, output } = await runNode([join(repositoryRoot, API), 'migrate'], repositoryRoot, {
      env,
      onLine: detail,
    });
    writeFileSync(this.log('migrate'), output);
    if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
  }

  #common(): NodeJS.ProcessEnv {
    const { folder, settings } = this.#options;
    return {
      ...withoutProductVariables(process.env),
      AYANA_DATA_DIR: folder,
      // Demo accounts are what the checks sign in with.
      NODE_ENV: 'development',
      DEMO_DATA: '1',
      DEMO_LIFE: '0',
      PUBLIC_ORIGIN: this.origin,
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      JWT_SECRET: this.#jwt,
      COOKIE_SECRET: this.#cookie,
      REVIEW_SECRET: this.#review,
      ...settings,
    };
  }

  #environment(): NodeJS.ProcessEnv {
    const bucket = this.bucketAddress();
    const { standby } = this.databases;
    return {
      ...this.#common(),
      ...bucket?.credentials,
      DATABASE_URL: this.pgbouncer.url,
      DATABASE_DIRECT_URL: asApplication(socketUrl(primaryOf(this.#options.folder), DATABASE_USER)),
      DATABASE_READ_URL: asApplication(standby.url),
      ...POOLING,
      REDIS_URL: `redis://:${this.#redisPassword}@127.0.0.1:${this.#ports.redis}`,
      FILES_URL: bucket?.url.replace('/live?', '/files?'),
      RELEASES_URL: bucket?.url,
      SMTP_URL: `smtp://127.0.0.1:${this.#ports.smtp}`,
      TEXT_DOMAIN: 'texts.ayana.test',
      TEAM_EMAIL: TEAM,
      TURN_URL: `turn:127.0.0.1:${this.#ports.relay}?transport=udp`,
      TURN_SECRET: this.relaySecret,
      TRUSTED_PROXIES: '1',
    };
  }

  #api(index: number, port: number): Program {
    const name = `API ${index + 1}`;
    return nodeProgram(API, ['api'], {
      name,
      env: { ...this.environment, JOBS: '0', API_PORT: String(port), PGAPPNAME: `api-${index + 1}` },
      logFile: this.log(`api-${index + 1}`),
      graceMs: 20_000,
      ready: () => answersOk(`http://127.0.0.1:${port}/api/health/ready`),
    });
  }

  #worker(index: number, port: number): Program {
    return nodeProgram(API, ['worker'], {
      name: `Worker ${index + 1}`,
      env: { ...this.environment, METRICS_PORT: String(port), PGAPPNAME: `worker-${index + 1}` },
      logFile: this.log(`worker-${index + 1}`),
      graceMs: 30_000,
      ready: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
    });
  }

  #render(index: number, port: number): Program {
    const bucket = this.bucketAddress();
    return nodeProgram(RENDER, [], {
      name: `Render server ${index + 1}`,
      env: {
        ...this.#common(),
        ...bucket?.credentials,
        NODE_ENV: 'production',
        AYANA_DATA_DIR: join(this.#options.folder, `render-${index + 1}`),
        HOST: '127.0.0.1',
        PORT: String(port),
        API_ORIGIN: this.apiOrigin,
        RELEASES_URL: bucket?.url,
        TRUSTED_HOPS: '1',
      },
      logFile: this.log(`render-${index + 1}`),
      graceMs: 20_000,
      ready: () => answersOk(`http://127.0.0.1:${port}/`),
    });
  }
}

async function choosePorts({ port, apis, renders, workers }: ClusterOptions): Promise<Ports> {
  const chosen = new Set(port === undefined ? [] : [port]);
  const several = async (count: number): Promise<number[]> => {
    const ports: number[] = [];
    while (ports.length < count) {
      const free = await freePort();
      if (!chosen.has(free)) ports.push(free);
      chosen.add(free);
    }
    return ports;
  };
  const [site = 0, plain = 0, internal = 0, cache = 0, smtp = 0, mailPage = 0, turn = 0] = await several(7);
  return {
    site: port ?? site,
    plain,
    internal,
    redis: cache,
    smtp,
    mailPage,
    relay: turn,
    apis: await several(apis),
    renders: await several(renders),
    workers: await several(workers),
  };
}

async function failsWith(stopped: AbortSignal): Promise<never> {
  if (!stopped.aborted) await once(stopped, 'abort');
  throw new SentenceError('Stopped before everything was running.');
}

const secret = (): string => randomBytes(32).toString('base64url');
