import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { compilePrograms, PROGRAMS } from '../runner/programs.js';

// Tests that start no program do not load this file.
await compilePrograms();

/** No test fails because a machine with other tests on it answers a query late; tests of that limit set their own. */
const PATIENT = { DATABASE_TIMEOUT: '60000' };
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
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'warn', ...PATIENT, ...env },
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

/**
 * Waits until a program answers at an address, as long as it runs: on a busy machine it may take a minute to start.
 * @throws when it has ended instead
 */
export async function answering({ child, output }: Program, url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended before it answered: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
