import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { currentLanguage } from '../languages/current-language.js';
import { TooBusyError } from '../app-error.js';
import { currentTurn } from '../turns/current-turn.js';
import { NoTurnError } from '../turns/fair-turns.js';
import type { ThreadTask } from './thread-task.js';

/** In tests the sources run, in a release what was built of them. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./thread.${IS_SOURCE ? 'ts' : 'js'}`, import.meta.url);
/** One processor is left to the thread that answers. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Milliseconds after which an unused thread ends. */
const IDLE = 60_000;
/** Milliseconds of one task with its wait for a thread, after which it is ended: far more than any needs on a busy machine. */
const TASK_TIME = 60_000;
/** Milliseconds a task whose caller has gone may go on: ending a thread costs more than a short task. */
const GRACE = 2000;
/** Megabytes a thread may use. */
const MEMORY = 512;
/** Below that of the thread that answers (nice, where the system knows it). */
const NICE = 5;

/** The kept threads, for work that takes the processor for long: papers, and whatever else would make others wait. */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private pool: Piscina | undefined;

  /**
   * Runs a task in a thread, in the current language. It ends when the caller of the current turn has gone.
   * @throws Error what the task throws; NoTurnError when the caller has gone, TooBusyError when it takes too long
   */
  async run<Args extends readonly unknown[], Result>(
    { module, name }: ThreadTask<Args, Result>,
    ...values: Args
  ): Promise<Result> {
    const caller = currentTurn()?.signal;
    const hasLeft = (): boolean => caller?.aborted ?? false;
    if (hasLeft()) throw new NoTurnError('left');
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timers = [setTimeout(end, TASK_TIME)];
    const leave = (): void => void timers.push(setTimeout(end, GRACE));
    caller?.addEventListener('abort', leave);
    try {
      const question = { module, name, language: currentLanguage(), values };
      return (await this.threads().run(question, { signal: ended.signal })) as Result;
    } catch (error) {
      if (!ended.signal.aborted) throw error;
      throw hasLeft() ? new NoTurnError('left') : new TooBusyError();
    } finally {
      caller?.removeEventListener('abort', leave);
      for (const timer of timers) clearTimeout(timer);
    }
  }

  /** As `run`, for a task whose result is a file. */
  async bytes<Args extends readonly unknown[]>(task: ThreadTask<Args, Uint8Array>, ...values: Args): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await this.run(task, ...values);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  private threads(): Piscina {
    this.pool ??= new Piscina({
      filename: PROGRAM.href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      // The tests' sources are compiled by a hook that they add here (test/runner/runtime.js).
      ...(IS_SOURCE ? { execArgv: process.execArgv } : {}),
    });
    return this.pool;
  }
}
