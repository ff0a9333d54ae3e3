import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { nodeFirst } from '../build/run-script.ts';
import { LogSink } from './log-sink.ts';

export interface ChildOptions {
  /** For people: `API`, `render server`, `mail sink`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** How long a SIGTERM may take before the process and all it started are killed. */
  readonly graceMs: number;
  readonly say: (line: string) => void;
  readonly onStart: (name: string, pid: number) => void;
}

const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A process that has run this long has recovered: its next crash counts as the first. */
const RECOVERED_MS = 30_000;

/** A process that is kept running: started again, with growing pauses, whenever it ends without having been asked to. */
export class Child {
  readonly #options: ChildOptions;
  readonly #log: LogSink;
  #process: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #stopping = false;
  #pause = FIRST_PAUSE_MS;
  #retry: NodeJS.Timeout | undefined;
  #startSent = false;
  /** How often it has ended by itself. */
  crashes = 0;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.#log = new LogSink(options.logFile, (line) => options.say(`${options.name}: ${line}`));
  }

  get name(): string {
    return this.#options.name;
  }

  start(): void {
    const { name, args, cwd, env, say, onStart } = this.#options;
    const started = Date.now();
    // A group of its own: Ctrl-C reaches only the supervisor, which stops things in order, and a kill reaches grandchildren.
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
      cwd,
      env: nodeFirst(env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#process = child;
    if (child.pid !== undefined) onStart(name, child.pid);
    if (this.#startSent) child.send('go');
    child.stdout?.on('data', (chunk: Buffer) => this.#log.write(chunk, false));
    child.stderr?.on('data', (chunk: Buffer) => this.#log.write(chunk, true));
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => {
        say(`${name} could not be started: ${error.message}`);
        resolve();
      });
      child.once('exit', (code, signal) => {
        // What it started itself must not outlive it.
        killGroup(child.pid);
        resolve();
        if (this.#stopping) return;
        this.crashes += 1;
        if (Date.now() - started > RECOVERED_MS) this.#pause = FIRST_PAUSE_MS;
        say(
          `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ${this.#pause / 1000} s. Its log: ${this.#log.file}`,
        );
        this.#retry = setTimeout(() => this.start(), this.#pause);
        this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
      });
    });
  }

  /** Lets a waiting program (dev/standby.ts) run, now and whenever it is started again. */
  go(): void {
    this.#startSent = true;
    if (this.#process?.connected === true) this.#process.send('go');
  }

  /** The last lines of its log. */
  tail(): string {
    return this.#log.tail();
  }

  /** Asks it to end and waits; what is left after the grace period is killed. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#retry);
    const child = this.#process;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child.pid), this.#options.graceMs);
      await this.#exited;
      clearTimeout(timer);
    }
    this.#log.close();
  }

  /** Ends it at once. */
  kill(): void {
    this.#stopping = true;
    clearTimeout(this.#retry);
    killGroup(this.#process?.pid);
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
