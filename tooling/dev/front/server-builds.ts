import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

import { Pending } from './pending.ts';

/** Editors write in several steps, and webpack collects changes for a moment before it passes them on. */
const COLLECT_MS = 30;

interface Build {
  readonly name: string;
  readonly compiler: Compiler;
  /** A file of it has changed since its last build began. */
  stale: boolean;
  ended: (() => void) | undefined;
}

/** Builds for the render server, one at a time and after those for the browser: a save is seen in the open page first. */
export class ServerBuilds {
  readonly #pending = new Pending();
  readonly #builds: Build[];
  readonly #webIdle: () => Promise<void>;
  #running = true;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param webIdle resolves when nothing is being built for the browser
   * @param onEnd called after each build
   */
  constructor(
    configs: readonly Configuration[],
    webIdle: () => Promise<void>,
    onEnd: (name: string, stats: Stats) => void,
  ) {
    this.#webIdle = webIdle;
    this.#builds = configs.map((config) => {
      const { name = '' } = config;
      const build: Build = { name, compiler: webpack(config), stale: false, ended: undefined };
      const { hooks } = build.compiler;
      hooks.invalid.tap('Dev', () => this.#changed(build));
      hooks.done.tap('Dev', (stats) => {
        onEnd(name, stats);
        build.ended?.();
      });
      hooks.failed.tap('Dev', (error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`);
        build.ended?.();
      });
      this.#pending.add(name);
      return build;
    });
    void this.#start();
  }

  /** Resolves when nothing is being built and nothing has to be. */
  idle(): Promise<void> {
    return this.#pending.idle();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all(
      this.#builds.map(({ compiler }) => new Promise<void>((resolve) => compiler.close(() => resolve()))),
    );
  }

  /** The first builds run side by side; after them each waits until it is resumed. */
  async #start(): Promise<void> {
    await Promise.all(
      this.#builds.map(async (build) => {
        const { compiler } = build;
        const ended = buildEnd(build);
        compiler.watch(compiler.options.watchOptions, () => undefined);
        await ended;
        this.#suspend(build);
      }),
    );
    this.#running = false;
    await this.#work();
  }

  #changed(build: Build): void {
    build.stale = true;
    this.#pending.add(build.name);
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), COLLECT_MS);
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (;;) {
      await this.#webIdle();
      const build = this.#builds.find(({ stale }) => stale);
      if (build === undefined) break;
      build.stale = false;
      const ended = buildEnd(build);
      build.compiler.watching?.resume();
      await ended;
      this.#suspend(build);
    }
    this.#running = false;
  }

  #suspend(build: Build): void {
    build.compiler.watching?.suspend();
    if (!build.stale) this.#pending.delete(build.name);
  }
}

/** Resolves at the end of the build that runs or begins next. */
function buildEnd(build: Build): Promise<void> {
  return new Promise((resolve) => {
    build.ended = resolve;
  });
}
