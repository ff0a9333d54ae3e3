import { setTimeout as sleep } from 'node:timers/promises';

import { Child, type ChildOptions } from '../start/child.ts';
import { freePort } from '../start/settings.ts';

export interface RollingOptions extends Omit<ChildOptions, 'env' | 'say'> {
  readonly env: (port: number) => NodeJS.ProcessEnv;
  /** True when the process on this port answers. */
  readonly ready: (port: number) => Promise<boolean>;
  readonly say: (line: string) => void;
}

export type RollResult = { readonly ok: true } | { readonly ok: false; readonly said: string };

const PATIENCE_MS = 60_000;

/**
 * A server that is replaced while it serves: the next one starts on a port of its own, takes over once it answers, and only then is
 * the old one asked to end, which finishes what it has begun. One that does not come up never takes over.
 */
export class Rolling {
  readonly #options: RollingOptions;
  #current: { child: Child; port: number } | undefined;
  #rolling: Promise<RollResult> | undefined;
  #again: Promise<RollResult> | undefined;
  #stopped = false;
  #ending = new Set<Promise<void>>();
  #starting: Child | undefined;

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
    await Promise.all([this.#current?.child.stop(), this.#starting?.stop(), ...this.#ending]);
  }

  kill(): void {
    this.#stopped = true;
    this.#current?.child.kill();
    this.#starting?.kill();
  }

  #begin(): Promise<RollResult> {
    const rolling = this.#replace().finally(() => {
      if (this.#rolling === rolling) this.#rolling = undefined;
    });
    this.#rolling = rolling;
    return rolling;
  }

  async #replace(): Promise<RollResult> {
    const port = await freePort();
    const { env, ready, say, ...rest } = this.#options;
    let serves = false;
    const child = new Child({
      ...rest,
      env: env(port),
      // Until it serves, what it says is told once, as the problem.
      say: (line) => (serves ? say(line) : undefined),
    });
    this.#starting = child;
    child.start();
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await ready(port).catch(() => false))) {
      if (this.#stopped) return { ok: true };
      if (child.crashes > 0 || Date.now() > deadline) {
        child.kill();
        return { ok: false, said: child.tail() };
      }
      await sleep(30);
    }
    serves = true;
    const old = this.#current?.child;
    this.#current = { child, port };
    this.#starting = undefined;
    if (old !== undefined) {
      const ending = old.stop().finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
    }
    return { ok: true };
  }
}
