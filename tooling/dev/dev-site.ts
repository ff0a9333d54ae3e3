import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration as DevServerOptions } from 'webpack-dev-server';

import { SentenceError } from '../bootstrap/report.mjs';
import { runNode } from '../build/run-script.ts';
import { Child } from '../start/child.ts';
import { SupervisedDatabase } from '../start/supervised-database.ts';
import {
  migrationEnvironment,
  reachableHost,
  sinkEnvironment,
  siteEnvironment,
  type StartedParts,
} from '../start/environment.ts';
import type { Running } from '../start/running.ts';
import { ensureSecrets, type Secrets } from '../start/secrets.ts';
import type { Site } from '../start/serve-site.ts';
import { checkPort, type Settings } from '../start/settings.ts';
import { all } from '../start/supervisor.ts';
import { accepts, answersOk, waitFor } from '../start/wait-for.ts';
import type { Progress } from '../terminal/progress.ts';
import { ApiFiles, LIVE } from './api/api-files.ts';
import { watchApi, type ApiChange } from './api/watch-api.ts';
import { DevConsole, devNotes } from './console.ts';
import { writeDevReleases } from './dev-releases.ts';
import { liveFolder } from './front/configs.ts';
import { FrontEnds } from './front/front-ends.ts';
import { siteProxies } from './front/site-proxies.ts';
import type { Problem } from './problems.ts';
import { Rolling, type RollResult } from './rolling.ts';

const API_GRACE_MS = 15_000;
const GRACE_MS = 3000;

/** `npm run dev`: the database and the mail sink of `npm start`, and everything else from the sources, updated with every save. */
export class DevSite implements Site {
  readonly #settings: Settings;
  readonly #progress: Progress;
  readonly #running: Running;
  readonly #console: DevConsole;
  readonly #clientName = `ayana-${process.pid}`;
  readonly #apiFiles = new ApiFiles();
  readonly #apps: readonly string[];
  readonly #abort = new AbortController();
  #database: SupervisedDatabase | undefined;
  #mail: Child | undefined;
  #fronts: FrontEnds | undefined;
  #api: Rolling | undefined;
  #render: Rolling | undefined;
  #apiWatch: { close(): void } | undefined;
  #startProblems: Problem[] = [];
  /** API changes are taken one after the other. */
  #apiWork = Promise.resolve();
  #routesChanged = false;

  constructor(settings: Settings, progress: Progress, running: Running) {
    this.#settings = settings;
    this.#progress = progress;
    this.#running = running;
    this.#console = new DevConsole(progress);
    this.#apps = readdirSync(settings.root).filter((name) =>
      existsSync(join(settings.root, name, 'webpack.config.ts')),
    );
  }

  async start(): Promise<void> {
    const { dataDir, port } = this.#settings;
    const secrets = ensureSecrets(dataDir);
    await checkPort('PORT', port, 'the site');
    await all([this.#startDatabase(), this.#startMail(secrets), this.#compileFronts(), this.#compileApi()]);
    this.#abort.signal.throwIfAborted();
    await this.#progress.step('Migrations and demo data', () => this.#migrate(secrets));
    this.#createServers(secrets);
    await all([
      this.#progress.step('API', async () => this.#mustRun('API', await this.#api?.roll())),
      this.#progress.step('Pages', async () => this.#mustRun('render server', await this.#render?.roll())),
    ]);
    this.#apiWatch = watchApi((change) => {
      this.#apiWork = this.#apiWork.then(() => this.#takeApiChange(change, secrets));
    });
    this.#running.setState('serving');
    setImmediate(() => this.#progress.line(devNotes(this.#settings.publicOrigin)));
  }

  async stop(): Promise<void> {
    this.#abort.abort(new SentenceError('Stopped before everything was running.'));
    this.#running.setState('stopping');
    this.#apiWatch?.close();
    await Promise.all([this.#fronts?.close(), this.#render?.stop(), this.#api?.stop(), this.#mail?.stop()]);
    const left = await this.#database?.stop(this.#clientName);
    if (left === 'in use')
      this.#console.say('The database server goes on running: another program is connected to it.');
    this.#running.release();
  }

  killChildren(): void {
    this.#mail?.kill();
    this.#api?.kill();
    this.#render?.kill();
  }

  async #startDatabase(): Promise<void> {
    const { databaseUrl, dataDir } = this.#settings;
    if (databaseUrl !== undefined) return;
    await this.#progress.step('Database', async () => {
      this.#database = await SupervisedDatabase.start(dataDir, (line) => this.#console.say(line));
    });
  }

  async #startMail(secrets: Secrets): Promise<void> {
    const { mail, root, dataDir } = this.#settings;
    if (mail === undefined) return;
    const { smtpPort, webPort } = mail;
    const child = new Child({
      ...this.#childOptions('Mail sink', 'mail.log', GRACE_MS),
      args: [join(root, 'tooling', 'start', 'mail.ts'), String(smtpPort), String(webPort), join(dataDir, 'mail')],
      env: sinkEnvironment(this.#settings, secrets),
      say: (line) => this.#console.say(line),
    });
    this.#mail = child;
    await this.#progress.step('Mail sink', async () => {
      child.start();
      await waitFor(child, async () => (await accepts(smtpPort)) && (await accepts(webPort)), this.#abort.signal);
    });
  }

  async #compileFronts(): Promise<void> {
    await this.#progress.step('Compiling the front ends', async () => {
      this.#fronts = await FrontEnds.start({
        names: this.#apps,
        alone: false,
        devServer: this.#devServerOptions(),
        events: {
          built: (app, changed, milliseconds) => this.#console.built(app, changed, milliseconds),
          problems: () => this.#console.problems(this.#problems()),
          serverChanged: (routesChanged) => void this.#serverChanged(routesChanged),
        },
      });
      await this.#fronts.idle();
    });
  }

  async #compileApi(): Promise<void> {
    await this.#progress.step('Compiling the API', () => this.#apiFiles.compileAll());
    if (this.#apiFiles.problems.length > 0) this.#showServerProblems();
  }

  #createServers(secrets: Secrets): void {
    const { dataDir, port } = this.#settings;
    const store = writeDevReleases(
      dataDir,
      this.#apps.filter((name) => name !== 'shell'),
    );
    const common = {
      ...this.#environment(secrets),
      RELEASES_URL: store,
      // Compiled code is kept between starts: half of a start is compiling.
      NODE_COMPILE_CACHE: join(this.#settings.root, '.cache', 'node'),
    };
    this.#api = new Rolling({
      ...this.#childOptions('API', 'api.log', API_GRACE_MS),
      main: join(LIVE, 'main.js'),
      // Two of them run for a moment: the metrics port is for one.
      env: (apiPort) => ({ ...common, API_PORT: String(apiPort), METRICS_PORT: '', RENDER_ORIGIN: '' }),
      ready: (apiPort) => answersOk(`http://127.0.0.1:${apiPort}/api/health/ready`),
    });
    this.#render = new Rolling({
      ...this.#childOptions('Render server', 'render.log', GRACE_MS),
      main: join(liveFolder('shell'), 'server', 'main.cjs'),
      env: (renderPort) => ({
        ...common,
        PORT: String(renderPort),
        HOST: '127.0.0.1',
        API_ORIGIN: `http://127.0.0.1:${port}`,
        TRUSTED_HOPS: '1',
        NODE_ENV: 'development',
        DEV_REMOTES: process.env['DEV_REMOTES'] ?? '1',
      }),
      ready: (renderPort) => answersOk(`http://127.0.0.1:${renderPort}/robots.txt`),
    });
  }

  #childOptions(name: string, log: string, graceMs: number) {
    const { root, dataDir } = this.#settings;
    return {
      name,
      graceMs,
      cwd: root,
      logFile: join(dataDir, 'logs', log),
      say: (line: string) => this.#console.say(line),
      onStart: (childName: string, pid: number) => this.#running.addChild(childName, pid),
    };
  }

  #devServerOptions(): DevServerOptions {
    const { port, demoData, publicOrigin } = this.#settings;
    const host = process.env['HOST'] ?? (demoData ? '127.0.0.1' : undefined);
    return {
      port,
      ...(host === undefined ? {} : { host }),
      allowedHosts: ['localhost', '127.0.0.1', new URL(publicOrigin).hostname],
      client: {
        logging: 'warn',
        reconnect: true,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The page's own origin, whatever the site is called there.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        webSocketTransport: join(import.meta.dirname, 'client', 'socket.ts'),
      },
      ...siteProxies({
        api: () => this.#api?.port,
        render: () => this.#render?.port,
        pagesReady: async () => {
          await this.#fronts?.idle();
          await this.#render?.settled();
        },
      }),
    };
  }

  async #takeApiChange(change: ApiChange, secrets: Secrets): Promise<void> {
    const started = performance.now();
    await Promise.all(change.sources.map((file) => this.#apiFiles.compile(file)));
    this.#startProblems = [];
    this.#showServerProblems();
    if (this.#apiFiles.problems.length > 0) return;
    if (change.migrations || change.seeds) {
      try {
        await this.#migrate(secrets);
      } catch (error) {
        this.#startProblem('services/api/migrations', error instanceof Error ? error.message : String(error));
        return;
      }
    }
    const result = await this.#api?.roll();
    if (result?.ok === false) {
      this.#startProblem(change.files.join(', '), result.said);
      return;
    }
    this.#console.changed('API', performance.now() - started, change.files);
    this.#fronts?.apiChanged();
    // The render server keeps public answers for some seconds.
    await this.#render?.roll();
  }

  async #serverChanged(routesChanged: boolean): Promise<void> {
    this.#routesChanged ||= routesChanged;
    const result = this.#render?.port === undefined ? undefined : await this.#render.roll();
    if (result === undefined) return;
    this.#startProblems = this.#startProblems.filter(({ where }) => !where.includes('render server'));
    if (!result.ok) this.#startProblems.push({ where: ['render server'], file: 'shell/server', text: result.said });
    this.#showServerProblems();
    if (!this.#routesChanged) return;
    this.#routesChanged = false;
    this.#fronts?.reloadPages();
  }

  #startProblem(file: string, text: string): void {
    this.#startProblems = [{ where: ['API'], file, text }];
    this.#showServerProblems();
  }

  #problems(): Problem[] {
    return [...(this.#fronts?.problems ?? []), ...this.#serverProblems()];
  }

  #serverProblems(): Problem[] {
    return [...this.#apiFiles.problems, ...this.#startProblems];
  }

  #showServerProblems(): void {
    this.#console.problems(this.#problems());
    this.#fronts?.showServerProblems(this.#serverProblems());
  }

  #mustRun(name: string, result: RollResult | undefined): void {
    if (result?.ok !== false) return;
    throw new SentenceError(`The ${name} does not come up. It says:\n${result.said}`);
  }

  async #migrate(secrets: Secrets): Promise<void> {
    const { code, output } = await runNode([join(LIVE, 'migrate.js')], this.#settings.root, {
      env: { ...migrationEnvironment(this.#settings, this.#parts(secrets)), NODE_ENV: 'development' },
      signal: this.#abort.signal,
    });
    this.#abort.signal.throwIfAborted();
    if (code !== 0) throw new SentenceError(output.trim() === '' ? 'The migrations failed.' : output.trim());
  }

  #parts(secrets: Secrets): StartedParts {
    return { secrets, apiPort: 0, embeddedUrl: this.#database?.url, clientName: this.#clientName };
  }

  #environment(secrets: Secrets): NodeJS.ProcessEnv {
    return {
      ...siteEnvironment(this.#settings, this.#parts(secrets)),
      NODE_ENV: 'development',
      API_ORIGIN: `http://${reachableHost()}:${this.#settings.port}`,
    };
  }
}
