import { mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats, type StatsError } from 'webpack';

import { repositoryRoot as root } from '../../database/paths.ts';
import { writePortalIds } from '../../webpack/portal-ids.ts';
import type { Problem } from '../client/messages.ts';
import { devConfigs, liveFolder } from './configs.ts';
import { problemsOf } from './problems.ts';

export interface FrontEndEvents {
  /** A web build ended without errors. `changed`: what caused it, relative to the root; empty the first time. */
  built(app: string, hash: string, changed: readonly string[], milliseconds: number): void;
  /** The list of what does not compile has changed. */
  problems(problems: readonly Problem[]): void;
  /** What the render server reads has changed: its bundles, or what it knows of a remote. `pages`: routes changed, too. */
  serverChanged(routesChanged: boolean): void;
}

/** One app's build for the browser or for the server. */
interface Build {
  /** `mfe-public:web` */
  readonly name: string;
  readonly app: string;
  readonly isWeb: boolean;
  readonly compiler: Compiler;
  /** A file of it has changed since its last build began. */
  stale: boolean;
  ended: (() => void) | undefined;
}

/** Editors write in several steps, and webpack gathers changes for a moment before it passes them on. */
const GATHER_MS = 30;

/**
 * All dev compilers of the front end, in this process. The first builds run side by side; after that one at a time, those first that
 * somebody is looking at: a change in shared-ui is a change of every app, and all at once each would be as slow as all together.
 */
export class FrontEnds {
  readonly #events: FrontEndEvents;
  readonly #held: () => ReadonlySet<string>;
  readonly #builds: Build[];
  readonly #hashes = new Map<string, string>();
  readonly #errors = new Map<string, readonly StatsError[]>();
  readonly #routes = new Map<string, string>();
  readonly #idWatchers: { close(): void }[];
  /** The first round of builds is over. */
  #settled = false;
  #working = true;
  #waiting: (() => void)[] = [];
  #gathering: NodeJS.Timeout | undefined;

  /** Starts them; the first builds are over when `idle()` resolves. */
  static async start(options: {
    names: readonly string[];
    socketUrl: string;
    foreignShell?: boolean;
    /** False when somebody else renders on the server. */
    server: boolean;
    /** Apps of the pages that are open. */
    held: () => ReadonlySet<string>;
    events: FrontEndEvents;
  }): Promise<FrontEnds> {
    const { names, server, events, held, ...rest } = options;
    const configs: Configuration[] = [];
    for (const name of names) {
      prepareFolder(name);
      configs.push(...(await devConfigs({ name, ...rest })).filter((one) => server || isWeb(one)));
    }
    return new FrontEnds(configs, names, held, events);
  }

  private constructor(
    configs: readonly Configuration[],
    names: readonly string[],
    held: () => ReadonlySet<string>,
    events: FrontEndEvents,
  ) {
    this.#events = events;
    this.#held = held;
    this.#builds = configs.map((config) => {
      const { name = '' } = config;
      const compiler = webpack(config);
      return { name, app: name.replace(/:.*/, ''), isWeb: isWeb(config), compiler, stale: false, ended: undefined };
    });
    this.#idWatchers = names.filter((name) => name !== 'shell').map(watchPortalIds);
    void this.#first();
  }

  /** Newest build of each app, for pages that connect. */
  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes;
  }

  get problems(): Problem[] {
    return problemsOf([...this.#errors].map(([name, errors]) => ({ app: name.replace(/:.*/, ''), errors })));
  }

  get isBusy(): boolean {
    return this.#working || this.#builds.some(({ stale }) => stale);
  }

  /** Resolves when nothing is being compiled and nothing waits to be. */
  async idle(): Promise<void> {
    while (this.isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    clearTimeout(this.#gathering);
    for (const one of this.#idWatchers) one.close();
    await Promise.all(
      this.#builds.map(({ compiler }) => new Promise<void>((resolve) => compiler.close(() => resolve()))),
    );
  }

  async #first(): Promise<void> {
    await Promise.all(
      this.#builds.map((build) => {
        const { hooks } = build.compiler;
        const done = this.#done(build);
        hooks.invalid.tap('Dev', () => this.#invalid(build));
        hooks.done.tap('Dev', (stats) => {
          this.#ended(build, stats);
          build.ended?.();
        });
        hooks.failed.tap('Dev', (error) => {
          process.stderr.write(`${error.stack ?? error.message}\n`);
          build.ended?.();
        });
        build.compiler.watch(build.compiler.options.watchOptions, () => undefined);
        return done;
      }),
    );
    for (const { compiler } of this.#builds) compiler.watching?.suspend();
    this.#settled = true;
    this.#working = false;
    await this.#work();
  }

  #invalid(build: Build): void {
    build.stale = true;
    if (!this.#settled || this.#working) return;
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => void this.#work(), GATHER_MS);
  }

  /** Builds what is stale, one after the other. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let build = this.#next(); build !== undefined; build = this.#next()) {
      build.stale = false;
      const done = this.#done(build);
      build.compiler.watching?.resume();
      await done;
      build.compiler.watching?.suspend();
    }
    this.#working = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** What is on somebody's screen, the shell last of it; then pages nobody looks at; then what the server draws with. */
  #next(): Build | undefined {
    const held = this.#held();
    const rank = ({ app, isWeb: web }: Build): number =>
      (web ? 0 : 4) + (held.has(app) ? 0 : 2) + (app === 'shell' ? 1 : 0);
    return this.#builds.filter(({ stale }) => stale).toSorted((a, b) => rank(a) - rank(b))[0];
  }

  /** Resolves at the end of the build that runs or begins next. */
  #done(build: Build): Promise<void> {
    return new Promise((resolve) => {
      build.ended = resolve;
    });
  }

  #ended({ name, app, isWeb: web, compiler }: Build, stats: Stats): void {
    const before = JSON.stringify(this.problems);
    if (stats.hasErrors())
      this.#errors.set(name, stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []);
    else this.#errors.delete(name);
    if (JSON.stringify(this.problems) !== before) this.#events.problems(this.problems);
    const hash = stats.hash ?? '';
    if (stats.hasErrors() || this.#hashes.get(name) === hash) return;
    this.#hashes.set(name, hash);
    if (!web) {
      if (this.#settled) this.#events.serverChanged(false);
      return;
    }
    this.#hashes.set(app, hash);
    this.#noteRoutes(app);
    const changed = [...(compiler.modifiedFiles ?? [])].filter((file) => /\.\w+$/.test(file));
    const took = (stats.endTime ?? 0) - (stats.startTime ?? 0);
    this.#events.built(app, hash, this.#settled ? changed.map((file) => file.replace(`${root}/`, '')) : [], took);
  }

  /** The render server reads portal.json and routes.json of a remote, and the shell's release.json. */
  #noteRoutes(app: string): void {
    const web = join(liveFolder(app), 'web');
    if (app === 'shell') writeShellRelease(web);
    const routes = ['portal.json', 'routes.json'].map((file) => readText(join(web, file))).join('\n');
    const before = this.#routes.get(app);
    this.#routes.set(app, routes);
    if (this.#settled && before !== routes) this.#events.serverChanged(true);
  }
}

function isWeb({ name = '' }: Configuration): boolean {
  return !name.endsWith(':server');
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
