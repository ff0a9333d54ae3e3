import { spawn, spawnSync } from 'node:child_process';
import { SentenceError } from '../bootstrap/report.mjs';

/** What every program of a command is started with. */
export interface RunContext {
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Ends the program, and everything it has started. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunOptions extends RunContext {
  readonly cwd?: string;
  /** Receives each line of both its outputs. */
  readonly onLine?: (line: string) => void;
}

/** Lines of a failed program's output that are shown. */
const LINES_SHOWN = 40;
const KILL_AFTER_MS = 10_000;

/** Whether a program is on the PATH. */
export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

/**
 * Runs a program to its end.
 * @returns what it wrote to its standard output
 * @throws SentenceError with its last lines
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { cwd, env, signal, onLine } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(new SentenceError('Stopped.'));
    // A group of its own where it can be stopped: a build's own children end with it.
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: signal !== undefined });
    const stop = (): void => {
      killGroup(child.pid, 'SIGTERM');
      setTimeout(() => killGroup(child.pid, 'SIGKILL'), KILL_AFTER_MS).unref();
    };
    signal?.addEventListener('abort', stop, { once: true });
    let output = '';
    const last: string[] = [];
    const take = (chunk: Buffer): void => {
      for (const line of chunk.toString('utf8').split(/[\n\r]+/)) {
        if (line.trim() === '') continue;
        onLine?.(line.trim());
        last.push(line);
        if (last.length > LINES_SHOWN) last.shift();
      }
    };
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      take(chunk);
    });
    child.stderr.on('data', take);
    child.once('error', (error) => reject(new SentenceError(`${program} does not start: ${error.message}`)));
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      if (code === 0) resolve(output);
      else if (signal?.aborted === true) reject(new SentenceError('Stopped.'));
      else reject(new SentenceError(`${program} ${args[0] ?? ''} ended with ${code ?? killedBy}:\n${last.join('\n')}`));
    });
  });
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}
