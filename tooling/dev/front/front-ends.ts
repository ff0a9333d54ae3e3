import { mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats, type StatsError } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerOptions } from 'webpack-dev-server';

import { repositoryRoot as root } from '../../database/paths.ts';
import { writePortalIds } from '../../webpack/portal-ids.ts';
import { type Problem, problemsOf } from '../problems.ts';
import { devConfigs, liveFolder } from './configs.ts';
import { Pending } from './pending.ts';
import { ServerBuilds } from './server-builds.ts';

export interface FrontEndEvents {
  /** A build for the browser ended without errors. `changed`: what caused it, relative to the root. */
  built(app: string, changed: readonly string[], milliseconds: number): void;
  /** The list of what does not compile has changed. */
  problems(problems: readonly Problem[]): void;
  /** What the render server reads has changed: its bundles, or what it knows of a remote (`routesChanged`). */
  serverChanged(routesChanged: boolean): void;
}

export interface FrontEndOptions {
  readonly names: readonly string[];
  /** One remote, for the pages of another site: nothing is built for its render server. */
  readonly alone: boolean;
  readonly devServer: DevServerOptions;
  readonly events: FrontEndEvents;
}

/** A message to the open pages. */
interface PageMessage {
  readonly action: string;
  readonly [name: string]: unknown;
}

const API_CHANGED: PageMessage = { action: 'api' };
/** A page that connects within this time may have been rendered with the API before. */
const LONGEST_LOAD_MS = 30_000;

/** webpack-dev-server with a build of each front end, and beside it their builds for the render server. */
export class FrontEnds {
  readonly #events: FrontEndEvents;
  readonly #pending = new Pending();
  readonly #hashes = new Map<string, string>();
  readonly #errors = new Map<string, readonly StatsError[]>();
  readonly #routes = new Map<string, string>();
  readonly #devServer: WebpackDevServer;
  readonly #serverBuilds: ServerBuilds;
  readonly #idWatchers: { close(): void }[] = [];
  #serverErrors: readonly string[] = [];
  #apiChangedAt = 0;

  /** Starts the builds and listens; the first builds are over when `idle()` resolves. */
  static async start({ names, alone, devServer, events }: FrontEndOptions): Promise<FrontEnds> {
    for (const name of names) prepareFolder(name);
    const configs = await Promise.all(names.map((name) => devConfigs(name, alone)));
    const web = configs.map((config) => config.web);
    const server = alone ? [] : configs.flatMap((config) => config.server ?? []);
    const fronts = new FrontEnds(web, server, devServer, events);
    fronts.#idWatchers.push(...names.filter((name) => name !== 'shell').map(watchPortalIds));
    await fronts.#devServer.start();
    fronts.#devServer.middleware?.onConnect((page) => {
      if (Date.now() - fronts.#apiChangedAt < LONGEST_LOAD_MS)
        fronts.#devServer.middleware?.publishTo(page, API_CHANGED);
      if (fronts.#serverErrors.length > 0)
        fronts.#devServer.middleware?.publishTo(page, serverMessage(fronts.#serverErrors));
    });
    return fronts;
  }

  private constructor(
    web: Configuration[],
    server: readonly Configuration[],
    devServer: DevServerOptions,
    events: FrontEndEvents,
  ) {
    this.#events = events;
    const compiler = webpack(web);
    for (const one of compiler.compilers) this.#follow(one);
    this.#devServer = new WebpackDevServer(
      {
        static: false,
        compress: false,
        setupExitSignals: false,
        ...devServer,
        devMiddleware: {
          // The render server reads of each build what it may not ask a browser for: its routes, its fonts.
          writeToDisk: true,
          headers: { 'cache-control': 'no-store' },
          ...devServer.devMiddleware,
        },
      },
      compiler,
    );
    this.#serverBuilds = new ServerBuilds(
      server,
      () => this.#pending.idle(),
      (name, stats) => {
        if (this.#ended(name, stats)) events.serverChanged(false);
      },
    );
  }

  get problems(): Problem[] {
    return problemsOf([...this.#errors].map(([name, errors]) => ({ app: appOf(name), errors })));
  }

  /** Resolves when nothing is being compiled and nothing waits to be. */
  async idle(): Promise<void> {
    await this.#pending.idle();
    await this.#serverBuilds.idle();
  }

  /** Reloads the open pages. */
  reloadPages(): void {
    this.#publish({ action: 'reload' });
  }

  /** Lets the open pages read their data again (client/socket.ts). */
  apiChanged(): void {
    this.#apiChangedAt = Date.now();
    this.#publish(API_CHANGED);
  }

  /** Shows problems of the servers in the overlay of webpack-dev-server, which knows only its own builds; none takes them away. */
  showServerProblems(problems: readonly Problem[]): void {
    const errors = problems.map(({ file, text }) => `${file}\n${text}`);
    if (errors.join() === this.#serverErrors.join()) return;
    this.#serverErrors = errors;
    this.#publish(serverMessage(errors));
  }

  async close(): Promise<void> {
    for (const one of this.#idWatchers) one.close();
    await Promise.all([this.#devServer.stop(), this.#serverBuilds.close()]);
  }

  #publish(message: PageMessage): void {
    this.#devServer.middleware?.publish(message);
  }

  #follow(compiler: Compiler): void {
    const { name = '' } = compiler.options;
    this.#pending.add(name);
    compiler.hooks.invalid.tap('Dev', () => this.#pending.add(name));
    compiler.hooks.watchRun.tap('Dev', () => this.#pending.add(name));
    compiler.hooks.failed.tap('Dev', (error) => {
      process.stderr.write(`${error.stack ?? error.message}\n`);
      this.#pending.delete(name);
    });
    compiler.hooks.afterDone.tap('Dev', (stats) => {
      const isFirst = !this.#hashes.has(name);
      if (this.#ended(name, stats)) {
        this.#noteRoutes(appOf(name));
        const changed = [...(compiler.modifiedFiles ?? [])].filter((file) => /\.\w+$/.test(file));
        const milliseconds = (stats.endTime ?? 0) - (stats.startTime ?? 0);
        if (!isFirst && changed.length > 0)
          this.#events.built(
            appOf(name),
            changed.map((file) => file.replace(`${root}/`, '')),
            milliseconds,
          );
      }
      this.#pending.delete(name);
    });
  }

  /** Notes what a build found. @returns whether it brought something new */
  #ended(name: string, stats: Stats): boolean {
    const before = JSON.stringify(this.problems);
    if (stats.hasErrors())
      this.#errors.set(name, stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []);
    else this.#errors.delete(name);
    if (JSON.stringify(this.problems) !== before) this.#events.problems(this.problems);
    const hash = stats.hash ?? '';
    if (stats.hasErrors() || this.#hashes.get(name) === hash) return false;
    this.#hashes.set(name, hash);
    return true;
  }

  /** The render server reads portal.json and routes.json of a remote, and the shell's release.json. */
  #noteRoutes(app: string): void {
    const web = join(liveFolder(app), 'web');
    if (app === 'shell') writeShellRelease(web);
    const routes = ['portal.json', 'routes.json'].map((file) => readText(join(web, file))).join('\n');
    const before = this.#routes.get(app);
    this.#routes.set(app, routes);
    if (before !== undefined && before !== routes) this.#events.serverChanged(true);
  }
}

/** A message as of a build without a name, which webpack-dev-server's client shows on every page. */
function serverMessage(errors: readonly string[]): PageMessage {
  return { action: errors.length > 0 ? 'built' : 'sync', name: '', hash: '', errors, warnings: [] };
}

/** `mfe-public:web` is a build of `mfe-public`. */
function appOf(build: string): string {
  return build.replace(/:.*/, '');
}

function prepareFolder(name: string): void {
  rmSync(liveFolder(name), { recursive: true, force: true });
  mkdirSync(join(liveFolder(name), 'web'), { recursive: true });
  if (name !== 'shell') writePortalIds(join(root, name));
}

/** A page added to portal.json is a page TypeScript knows. */
function watchPortalIds(name: string): { close(): void } {
  return watch(join(root, name), (_event, file) => {
    if (file !== 'portal.json') return;
    try {
      writePortalIds(join(root, name));
    } catch {
      // Half-typed JSON: the build says so.
    }
  });
}

/** What the render server must know of its own pages' files: its fonts, by name. */
function writeShellRelease(web: string): void {
  const fonts = readdirSync(join(web, 'fonts')).map((file) => [`web/fonts/${file}`, '']);
  const release = { name: 'shell', version: 'dev', files: Object.fromEntries(fonts) as Record<string, string> };
  writeFileSync(join(web, '..', 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
