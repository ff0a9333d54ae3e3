import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SentenceError } from '../bootstrap/report.mjs';
import { buildStale } from '../build/build.ts';
import { runNode } from '../build/run-script.ts';
import type { Progress } from '../terminal/progress.ts';
import { Child, type ChildOptions } from './child.ts';
import { SupervisedDatabase } from './supervised-database.ts';
import {
  migrationEnvironment,
  NODE_FLAGS,
  reachableHost,
  sinkEnvironment,
  siteEnvironment,
  type StartedParts,
} from './environment.ts';
import type { Running } from './running.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';
import type { Site } from './serve-site.ts';
import { checkPort, freePort, type Settings } from './settings.ts';
import { accepts, answersOk, waitFor } from './wait-for.ts';

/** Seconds the API may take to finish requests and jobs in flight, see its own shutdown. */
const API_GRACE_MS = 15_000;
const GRACE_MS = 8000;

/** The scripts behind the processes, relative to the root; tests put small ones in their place. */
export interface Programs {
  readonly migrate: string;
  readonly api: string;
  readonly render: string;
  /** False when there is nothing to build. */
  readonly build: boolean;
  /** Repairs and checks the release store before anything is served from it; undefined when pages need no releases. */
  readonly releases: ReleaseChecks | undefined;
}

/** Messages for the user, one sentence each. */
export interface ReleaseChecks {
  repair(root: string, dataDir: string): Promise<string[]>;
  /** @throws SentenceError when something has nothing that can be served */
  check(dataDir: string): Promise<string[]>;
}

/** The programs of the product; deploy/bin/start.ts adds the checks of the release store. */
export const PROGRAMS: Omit<Programs, 'releases'> = {
  migrate: 'services/api/dist/migrate.js',
  api: 'services/api/dist/main.js',
  render: 'shell/dist/server/main.cjs',
  build: true,
};

/** Starts everything in order, keeps it running, and stops it in the opposite order. */
export class Supervisor implements Site {
  readonly #settings: Settings;
  readonly #programs: Programs;
  readonly #progress: Progress;
  readonly #running: Running;
  readonly #abort = new AbortController();
  /** Name our processes give their database connections, to distinguish them from those of other programs. */
  readonly #clientName = `ayana-${process.pid}`;
  readonly #children: Child[] = [];
  #database: SupervisedDatabase | undefined;

  constructor(settings: Settings, programs: Programs, progress: Progress, running: Running) {
    this.#settings = settings;
    this.#programs = programs;
    this.#progress = progress;
    this.#running = running;
  }

  /** Resolves when the site answers. @throws SentenceError */
  async start(): Promise<void> {
    const { dataDir, mail, port } = this.#settings;
    const secrets = ensureSecrets(dataDir);
    await all([this.#build(), this.#startDatabase(), ...(mail === undefined ? [] : [this.#startMail(mail, secrets)])]);
    for (const line of (await this.#programs.releases?.check(dataDir)) ?? []) this.#say(line);
    await this.#migrate(migrationEnvironment(this.#settings, this.#parts(secrets, 0)));
    // A port may have been taken during a long build, so it is checked again, and chosen, only now.
    await checkPort('PORT', port, 'the site');
    const apiPort = this.#settings.apiPort ?? (await freePort());
    const env = siteEnvironment(this.#settings, this.#parts(secrets, apiPort));
    await all([
      this.#startSite('API', this.#programs.api, 'api.log', API_GRACE_MS, env, () =>
        answersOk(`http://127.0.0.1:${apiPort}/api/health/ready`),
      ),
      this.#startSite(
        'Pages',
        this.#programs.render,
        'render.log',
        GRACE_MS,
        { ...env, NODE_ENV: process.env['NODE_ENV'] || 'production' },
        () => answersOk(`http://${reachableHost()}:${port}/`),
      ),
    ]);
    if (!(await answersOk(`http://${reachableHost()}:${port}/api/health/ready`).catch(() => false))) {
      throw new SentenceError(
        `The pages are served on port ${port}, but the API does not answer through them: see ${join(dataDir, 'logs')}.`,
      );
    }
    this.#running.setState('serving');
  }

  /** Pages first, so that no half page is served; the database last. Safe to call at any moment of `start`. */
  async stop(): Promise<void> {
    this.#abort.abort(new SentenceError('Stopped before everything was running.'));
    this.#running.setState('stopping');
    for (const child of [...this.#children].reverse()) await child.stop();
    const left = await this.#database?.stop(this.#clientName);
    if (left === 'in use') this.#say('The database server goes on running: another program is connected to it.');
    this.#running.release();
  }

  /** For a second Ctrl-C: kills everything but the database, which is always stopped properly. */
  killChildren(): void {
    for (const child of this.#children) child.kill();
  }

  async #build(): Promise<void> {
    if (!this.#programs.build) return;
    const { root, dataDir } = this.#settings;
    for (const line of (await this.#programs.releases?.repair(root, dataDir)) ?? []) this.#say(line);
    await buildStale({ root, dataDir, progress: this.#progress, signal: this.#abort.signal });
  }

  async #startDatabase(): Promise<void> {
    const { databaseUrl, dataDir } = this.#settings;
    if (databaseUrl !== undefined) return;
    const describe = (): string => (this.#database?.adopted === true ? 'was still running' : '');
    await this.#progress.step(
      'Database',
      async () => {
        this.#database = await SupervisedDatabase.start(dataDir, (line) => this.#say(line));
      },
      describe,
    );
  }

  async #migrate(env: NodeJS.ProcessEnv): Promise<void> {
    const { root, demoData } = this.#settings;
    this.#abort.signal.throwIfAborted();
    await this.#progress.step(demoData ? 'Migrations and demo data' : 'Migrations', async (detail) => {
      const script = join(root, this.#programs.migrate);
      if (!existsSync(script)) throw new SentenceError(`${script} is missing: run \`npm run build -- --force\`.`);
      const { code, output } = await runNode([script], root, { env, onLine: detail, signal: this.#abort.signal });
      this.#abort.signal.throwIfAborted();
      if (code !== 0)
        throw new SentenceError(output.trim() === '' ? 'The database could not be brought up to date.' : output.trim());
    });
  }

  async #startMail(mail: { smtpPort: number; webPort: number }, secrets: Secrets): Promise<void> {
    const { root, dataDir } = this.#settings;
    const args = [
      join(root, 'tooling', 'start', 'mail.ts'),
      String(mail.smtpPort),
      String(mail.webPort),
      join(dataDir, 'mail'),
    ];
    await this.#startChild(
      'Mail sink',
      args,
      'mail.log',
      3000,
      sinkEnvironment(this.#settings, secrets),
      async () => (await accepts(mail.smtpPort)) && (await accepts(mail.webPort)),
    );
  }

  async #startSite(
    name: string,
    script: string,
    log: string,
    graceMs: number,
    env: NodeJS.ProcessEnv,
    ready: () => Promise<boolean>,
  ): Promise<void> {
    await this.#startChild(name, [...NODE_FLAGS, join(this.#settings.root, script)], log, graceMs, env, ready);
  }

  async #startChild(
    name: string,
    args: string[],
    log: string,
    graceMs: number,
    env: NodeJS.ProcessEnv,
    ready: () => Promise<boolean>,
  ): Promise<void> {
    this.#abort.signal.throwIfAborted();
    const { root, dataDir } = this.#settings;
    const options: ChildOptions = {
      name,
      args,
      env,
      graceMs,
      cwd: root,
      logFile: join(dataDir, 'logs', log),
      say: (line) => this.#say(line),
      onStart: (childName, pid) => this.#running.addChild(childName, pid),
    };
    const child = new Child(options);
    this.#children.push(child);
    await this.#progress.step(name, async () => {
      child.start();
      await waitFor(child, ready, this.#abort.signal);
    });
  }

  #parts(secrets: Secrets, apiPort: number): StartedParts {
    return { secrets, apiPort, embeddedUrl: this.#database?.url, clientName: this.#clientName };
  }

  #say(line: string): void {
    this.#progress.line(`  ${line}`);
  }
}

/** Waits for all, also after one has failed, so that nothing goes on in the background; then fails with the first failure. */
export async function all(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  await sleep(0);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
