import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { SentenceError } from '../bootstrap/report.mjs';
import type { Child } from './child.ts';

const PATIENCE_MS = 90_000;
/** A process that falls over this often before it has ever answered is not going to come up. */
const TOO_MANY_CRASHES = 3;

/** Waits until `check` holds. @throws SentenceError with the child's last lines when it keeps crashing or takes too long */
export async function waitFor(child: Child, check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await check().catch(() => false))) {
    signal.throwIfAborted();
    if (child.crashes >= TOO_MANY_CRASHES || Date.now() > deadline) {
      throw new SentenceError(`The ${child.name} does not come up. It says:\n${child.tail()}`);
    }
    await sleep(100);
  }
}

/** True when a GET is answered with 200. */
export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
  await response.body?.cancel();
  return response.status === 200;
}

/** True when the port takes connections. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(socket.destroy() !== undefined));
    socket.once('error', () => done(false));
  });
}
