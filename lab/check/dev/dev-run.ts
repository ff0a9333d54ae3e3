import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';

/** `npm run dev` in a copy of the tree. */
export interface DevRun {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the command to the first page. */
  readonly startMs: number;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 5 * 60_000;

/** Starts the dev command in `root` with these arguments, on ports and data of its own, and waits for `ready` in its output. */
export async function startDev(root: string, args: readonly string[], ready: RegExp): Promise<DevRun> {
  const started = performance.now();
  const [port, smtpPort, webPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['tooling/dev/main.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...withoutProductVariables(process.env),
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      MAIL_WEB_PORT: String(webPort),
      AYANA_DATA_DIR: join(root, '.data'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!ready.test(output)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`The dev server did not come up:\n${output}`);
    }
    await sleep(50);
  }
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    output: () => output,
    stop: () => stop(child),
  };
}

/** Changes a file of the copy; the function it answers puts it back. */
export function edit(root: string, file: string, from: string, to: string): () => void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from))
    throw new Error(`${file} no longer holds ${JSON.stringify(from)}: choose another text in edits.ts.`);
  writeFileSync(path, before.replace(from, to));
  return () => writeFileSync(path, before);
}

/** Megabytes in use by a process. */
export function residentMb(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(timer);
}
