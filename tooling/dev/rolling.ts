import { setTimeout as sleep } from 'node:timers/promises';

import { Child, type ChildOptions } from '../start/child.ts';
import { freePort } from '../start/settings.ts';
import { writeStandby } from './standby.ts';

export interface RollingOptions extends Omit<ChildOptions, 'env' | 'say' | 'args'> {
  /** The compiled program. */
  readonly main: string;
  readonly env: (port: number) => NodeJS.ProcessEnv;
  /** True when the process on this port answers. */
  readonly ready: (port: number) => Promise<boolean>;
  readonly say: (line: string) => void;
}

export type RollResult = { readonly ok: true } | { readonly ok: false; readonly said: string };

/** A server on its own port; its output is logged once it serves. */
interface Candidate {
  readonly child: Child;
  readonly port: number;
  serves: boolean;
}

const PATIENCE_MS = 60_000;
/** Pause before the next candidate is started, in milliseconds: the page that was just saved is loaded first. */
const STANDBY_DELAY_MS = 500;

/**
 * A server that is replaced while it serves: the next one waits on its own port with its packages loaded, runs what is on
 * disk when it is needed, takes over once it answers, and only then is the old one asked to stop, which finishes its open requests.
 * One that does not start never takes over.
 */
export class Rolling {
  readonly #options: RollingOptions;
  #current: { child: Child; port: number } | undefined;
  #rolling: Promise<RollResult> | undefined;
  #again: Promise<RollResult> | undefined;
  #stopped = false;
  #ending = new Set<Promise<void>>();
  #starting: Child | undefined;
  #standby: Promise<Candidate> | undefined;
  #standbyTimer: NodeJS.Timeout | undefined;

  constructor(options: RollingOptions) {
    this.#options = options;
  }

  /** Port of the process that serves now. */
  get port(): number | undefined {
    return this.#current?.port;
  }

  /** Resolves when nothing is being replaced. */
  async settled(): Promise<void> {
    while (this.#rolling !== undefined) await this.#rolling;
  }

  /** Replaces what runs by what is on disk now. Asked for during a replacement, it happens once more after it. */
  roll(): Promise<RollResult> {
    if (this.#rolling === undefined) return this.#begin();
    this.#again ??= this.#rolling.then(() => {
      this.#again = undefined;
      return this.#begin();
    });
    return this.#again;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#standbyTimer);
    const standby = await this.#standby;
    standby?.child.kill();
    await Promise.all([this.#current?.child.stop(), this.#starting?.stop(), ...this.#ending]);
  }

  kill(): void {
    this.#stopped = true;
    clearTimeout(this.#standbyTimer);
    this.#current?.child.kill();
    this.#starting?.kill();
    void this.#standby?.then(({ child }) => child.kill());
  }

  #begin(): Promise<RollResult> {
    const rolling = this.#replace().finally(() => {
      if (this.#rolling === rolling) this.#rolling = undefined;
    });
    this.#rolling = rolling;
    return rolling;
  }

  async #replace(): Promise<RollResult> {
    const candidate = await (this.#standby ?? this.#prepare());
    this.#standby = undefined;
    const { child, port } = candidate;
    const { ready } = this.#options;
    if (this.#stopped) {
      child.kill();
      return { ok: true };
    }
    this.#starting = child;
    child.go();
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await ready(port).catch(() => false))) {
      if (this.#stopped) return { ok: true };
      if (child.crashes > 0 || Date.now() > deadline) {
        child.kill();
        return { ok: false, said: child.tail() };
      }
      await sleep(30);
    }
    candidate.serves = true;
    const old = this.#current?.child;
    this.#current = { child, port };
    this.#starting = undefined;
    if (old !== undefined) {
      const ending = old.stop().finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
    }
    this.#standbyTimer = setTimeout(() => {
      if (!this.#stopped) this.#standby ??= this.#prepare();
    }, STANDBY_DELAY_MS);
    return { ok: true };
  }

  async #prepare(): Promise<Candidate> {
    const port = await freePort();
    const { main, env, say, ready: _ready, ...rest } = this.#options;
    const candidate: Candidate = {
      port,
      serves: false,
      child: new Child({
        ...rest,
        args: ['--enable-source-maps', writeStandby(main)],
        env: env(port),
        // Until it serves, its output is shown once, as the problem.
        say: (line) => (candidate.serves ? say(line) : undefined),
      }),
    };
    candidate.child.start();
    return candidate;
  }
}
