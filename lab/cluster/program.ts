import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';
import { NODE_FLAGS } from '@ayana/tooling/start/environment.ts';
import { pathOf } from './debian-parts.ts';

const EXIT_WITH_PARENT = pathToFileURL(join(repositoryRoot, 'tooling/start/exit-with-parent.mjs')).href;
const START_PATIENCE_MS = 120_000;

export interface ProgramOptions {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Of a Node program: it ends with us by its channel. */
  readonly ipc?: boolean;
  readonly ids?: { uid?: number; gid?: number };
  readonly logFile: string;
  /** How long it may take to end after `stopSignal`. */
  readonly graceMs: number;
  readonly stopSignal?: NodeJS.Signals;
  ready(): Promise<boolean>;
}

/** A process of the cluster. It is not started again by itself: a process that ends unasked is a finding. */
export class Program {
  readonly name: string;
  readonly logFile: string;
  /** How it ended without having been asked to, one line each time. */
  readonly crashes: string[] = [];
  readonly #options: ProgramOptions;
  #process: ChildProcess | undefined;
  #exited: Promise<string> = Promise.resolve('');
  #stopping = false;

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.name = options.name;
    this.logFile = options.logFile;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Resolves when it is ready. @throws with the end of its log */
  async start(): Promise<void> {
    const { command, env = process.env, ipc = false, ids = {}, ready } = this.#options;
    mkdirSync(dirname(this.logFile), { recursive: true });
    const log = openSync(this.logFile, 'a', 0o600);
    const [program, ...args] = command;
    this.#stopping = false;
    // A group of its own: Ctrl-C must reach us alone, who stop things in order.
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...env, NODE_CHANNEL_FD: undefined },
      stdio: ipc ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
      detached: true,
      ...ids,
    });
    closeSync(log);
    this.#process = child;
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => {
        const how = signal ?? `exit code ${code}`;
        if (!this.#stopping) this.crashes.push(`${this.name} ended by itself (${how})`);
        resolve(how);
      });
    });
    const end = Date.now() + START_PATIENCE_MS;
    while (!(await ready().catch(() => false))) {
      if (!this.isAlive || Date.now() > end)
        throw new Error(`${this.name} does not come up. Its log ${this.logFile} ends:\n${this.tail()}`);
      await sleep(25);
    }
  }

  get isAlive(): boolean {
    const child = this.#process;
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Asks it to end and waits; what has not ended within its grace is killed. @returns how it ended, e.g. `exit code 0` */
  async stop(): Promise<string> {
    if (!this.isAlive) return this.#exited;
    this.#stopping = true;
    this.signal(this.#options.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.#killGroup(), this.#options.graceMs);
    const how = await this.#exited;
    clearTimeout(timer);
    this.#killGroup();
    return how;
  }

  /** For one that ends because of something else than `stop`. @returns how it ended */
  ends(): Promise<string> {
    this.#stopping = true;
    return this.#exited;
  }

  /** Stops it and starts it again. @returns how it ended */
  async restart(): Promise<string> {
    const how = await this.stop();
    await this.start();
    return how;
  }

  signal(name: NodeJS.Signals): void {
    this.#process?.kill(name);
  }

  tail(lines = 20): string {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  #killGroup(): void {
    try {
      if (this.pid > 0) process.kill(-this.pid, 'SIGKILL');
    } catch {
      // The group is empty.
    }
  }
}

/** A Node program of this repository, with the flags `npm start` gives it. */
export function nodeProgram(
  script: string,
  args: readonly string[],
  options: Omit<ProgramOptions, 'command' | 'ipc'>,
): Program {
  const path = join(repositoryRoot, script);
  return new Program({
    ...options,
    ipc: true,
    command: [process.execPath, '--import', EXIT_WITH_PARENT, ...NODE_FLAGS, path, ...args],
  });
}

/**
 * A server of Debian, as an ordinary user (`chooseRunAs`), that ends with us even when we are killed.
 * @param folder its own; the user it runs as must be able to write it
 */
export function debianProgram(
  command: readonly [string, ...string[]],
  folder: string,
  options: Omit<ProgramOptions, 'command' | 'ids'>,
): Program {
  const runAs = chooseRunAs(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  runAs.adopt(folder);
  // The signal would be forgotten when the namespace is entered, so it is asked for within.
  const all = [...runAs.prefix, pathOf('setpriv'), '--pdeathsig', 'TERM', '--', ...command];
  const [program = '', ...args] = all;
  return new Program({ ...options, command: [program, ...args], ids: runAs.ids });
}
