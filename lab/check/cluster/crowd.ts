import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What became of the sockets since the last report. */
export interface CrowdReport {
  readonly connected: number;
  /** How often one was cut. */
  readonly cuts: number;
  /** Milliseconds from a cut to the next connection, the longest; of those that are not back, until now. */
  readonly longestGap: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Events heard since the beginning, all sockets together. */
  readonly heard: number;
}

export interface CrowdOptions {
  /** 0 to 15, so that those of several processes have different addresses. */
  readonly network?: number;
  /** An event whose arrivals are counted. */
  readonly listen?: string;
}

/** Many signed-in tabs in a process of their own, each with its socket. */
export class Crowd {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterableIterator<string>;

  private constructor(child: ChildProcess, lines: AsyncIterableIterator<string>) {
    this.#child = child;
    this.#lines = lines;
  }

  /** Resolves when all are connected. */
  static async open(
    origin: string,
    tokens: readonly string[],
    count: number,
    options: CrowdOptions = {},
  ): Promise<Crowd> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'crowd-process.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_CHANNEL_FD: undefined },
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const crowd = new Crowd(child, lines);
    await crowd.#ask({ open: { origin, tokens, count, ...options } });
    return crowd;
  }

  /** Access tokens last ten minutes; these are used from now on. */
  async renew(tokens: readonly string[]): Promise<void> {
    await this.#ask({ tokens });
  }

  report(): Promise<CrowdReport> {
    return this.#ask({ report: true }) as Promise<CrowdReport>;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await ended;
  }

  async #ask(question: object): Promise<unknown> {
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('The process with the sockets has ended.');
    return JSON.parse(value);
  }
}
