import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Compiled by global-setup.js. */
const PROGRAMS = fileURLToPath(new URL('../../.cache/', import.meta.url));
/** A program that ends by itself leaves its code here, compiled, for the next one. */
const COMPILED = process.env['NODE_COMPILE_CACHE'] ?? `${PROGRAMS}node`;

export interface Program {
  child: ChildProcess;
  output(): string;
  /** Exit code, or the signal's name. */
  ended: Promise<number | string>;
}

/** Starts `migrate.js` or `main.js` as a process of its own. */
export function startProgram(
  name: 'migrate.js' | 'main.js',
  env: Record<string, string>,
  args: string[] = [],
): Program {
  const child = spawn(process.execPath, [`${PROGRAMS}${name}`, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  return { child, output: () => output, ended };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until a condition is true, by polling. */
export async function eventually<T>(check: () => Promise<T | undefined | false>, limit = 40_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
