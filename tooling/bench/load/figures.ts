import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the load tool is asked for. */
export interface Shot {
  readonly url: string;
  /** Asked for in turn by every connection. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of each connection; as fast as it is answered where absent. */
  readonly each_per_second?: number;
}

/** What came of it; times in milliseconds. */
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
export async function shoot(shot: Shot): Promise<Figures> {
  const program = join(import.meta.dirname, 'shoot.ts');
  const running = promisify(execFile)(process.execPath, [program], { timeout: (shot.seconds + 60) * 1000 });
  running.child.stdin?.end(JSON.stringify(shot));
  const { stdout } = await running;
  return JSON.parse(stdout) as Figures;
}
