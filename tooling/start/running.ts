// One `npm start` a data folder. The lock names the process; running.json beside it says where it serves and what it started, so
// that a second start can see it, and a start after kill -9 can end what was left.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { tryLock } from '../bootstrap/lock.mjs';
import { identify, isAlive, type ProcessIdentity } from '../bootstrap/process-identity.mjs';
import { SentenceError } from '../bootstrap/report.mjs';

type State = 'starting' | 'serving' | 'stopping';

interface RunningFile {
  readonly pid: number;
  readonly state: State;
  readonly address: string;
  readonly children: readonly (ProcessIdentity & { readonly name: string })[];
}

/** A process whose parent was just killed notices within a second or two; until then it looks alive. */
const NOTICE_MS = 3000;
const STOP_MS = 45_000;

export class Running {
  readonly #file: string;
  readonly #release: () => void;
  #content: RunningFile;

  private constructor(file: string, address: string, release: () => void) {
    this.#file = file;
    this.#release = release;
    this.#content = { pid: process.pid, state: 'starting', address, children: [] };
  }

  /** @throws SentenceError when another start holds this data folder and means to keep it */
  static async claim(dataDir: string, address: string, log: (line: string) => void): Promise<Running> {
    const file = join(dataDir, 'running.json');
    const deadline = Date.now() + NOTICE_MS;
    for (let waiting = false; ;) {
      const result = tryLock(join(dataDir, 'start.lock'));
      if ('release' in result) {
        await endLeftovers(read(file)?.children ?? [], log);
        const running = new Running(file, address, result.release);
        running.#write();
        return running;
      }
      const holder = read(file);
      const stopping = holder?.pid === result.holder.pid && holder.state === 'stopping';
      if (stopping && !waiting) log(`Waiting for process ${result.holder.pid}, which is stopping …`);
      waiting ||= stopping;
      if (Date.now() > deadline + (waiting ? STOP_MS : 0)) throw new SentenceError(taken(result.holder.pid, holder));
      await sleep(100);
    }
  }

  setState(state: State): void {
    this.#content = { ...this.#content, state };
    this.#write();
  }

  addChild(name: string, pid: number): void {
    const identity = identify(pid);
    if (identity === undefined) return;
    this.#content = { ...this.#content, children: [...this.#content.children.filter(isAlive), { name, ...identity }] };
    this.#write();
  }

  release(): void {
    this.#content = { ...this.#content, children: [] };
    this.#write();
    this.#release();
  }

  #write(): void {
    writeFileSync(`${this.#file}.tmp`, `${JSON.stringify(this.#content, null, 2)}\n`);
    renameSync(`${this.#file}.tmp`, this.#file);
  }
}

function taken(pid: number, holder: RunningFile | undefined): string {
  const where =
    holder?.pid === pid
      ? holder.state === 'serving'
        ? ` and serves ${holder.address}`
        : ` (${holder.state} at ${holder.address})`
      : '';
  return `Ayana is already running here: process ${pid}${where}. Use that one, or end it first (Ctrl-C, or kill ${pid}).`;
}

/** Children of a killed start end by themselves when they notice; those that do not are ended, and only those. */
async function endLeftovers(children: RunningFile['children'], log: (line: string) => void): Promise<void> {
  const left = children.filter(isAlive);
  if (left.length > 0)
    log(`Ending what a killed start left behind: ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}.`);
  await Promise.all(
    left.map(async (child) => {
      for (const [signal, patience] of [
        ['SIGTERM', 10_000],
        ['SIGKILL', 5000],
      ] as const) {
        const deadline = Date.now() + patience;
        if (isAlive(child)) process.kill(child.pid, signal);
        while (isAlive(child) && Date.now() < deadline) await sleep(50);
      }
    }),
  );
}

function read(file: string): RunningFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningFile;
  } catch {
    return undefined;
  }
}
