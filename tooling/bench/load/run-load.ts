import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Input of the load process. */
export interface LoadRun {
  readonly url: string;
  /** Every connection requests them one after the other. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of each connection; as fast as it is answered where absent. */
  readonly each_per_second?: number;
}

/** The result; times in milliseconds. */
export interface Figures {
  readonly per_second: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that were not 200. */
  readonly others: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly timeouts: number;
  /** Connections that broke. */
  readonly errors: number;
}

/** One run in a process of its own, so that measuring does not wait for what is measured. */
export async function runLoad(run: LoadRun): Promise<Figures> {
  const program = join(import.meta.dirname, 'load-process.ts');
  const running = promisify(execFile)(process.execPath, [program], { timeout: (run.seconds + 60) * 1000 });
  running.child.stdin?.end(JSON.stringify(run));
  const { stdout } = await running;
  return JSON.parse(stdout) as Figures;
}
