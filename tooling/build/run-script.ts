import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

import { repositoryRoot } from '../database/paths.ts';

/** The environment in which `node` is this very Node and `pnpm` the project's own. */
export function nodeFirst(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const tools = join(repositoryRoot, '.toolchain', 'bin');
  return { ...env, PATH: [dirname(process.execPath), tools, env['PATH']].filter(Boolean).join(delimiter) };
}

/** How long a group of processes may take to end after SIGTERM. */
const GRACE_MS = 15_000;

export interface ScriptResult {
  readonly code: number;
  /** Both streams, as they came. */
  readonly output: string;
}

/**
 * Runs Node with these arguments and collects what it prints. `signal` ends it and everything it started.
 * @param onLine each line as it comes, for progress
 */
export function runNode(
  args: readonly string[],
  cwd: string,
  options: { env?: NodeJS.ProcessEnv; signal?: AbortSignal; onLine?: (line: string) => void } = {},
): Promise<ScriptResult> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that ending it ends its children too.
    const child = spawn(process.execPath, args, {
      cwd,
      env: nodeFirst(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      const text = chunk.toString('utf8');
      output += text;
      const line = text.trimEnd().split('\n').at(-1)?.trim();
      if (line) options.onLine?.(line);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    let killing: NodeJS.Timeout | undefined;
    const kill = (): void => signalGroup(child.pid, 'SIGKILL');
    const end = (): void => {
      signalGroup(child.pid, 'SIGTERM');
      killing = setTimeout(kill, GRACE_MS);
    };
    if (options.signal?.aborted) end();
    options.signal?.addEventListener('abort', end);
    // If this process ends first, the group is ended too.
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(killing);
      process.off('exit', kill);
      options.signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
