import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { asApplication } from '../../database/connect.ts';
import { repositoryRoot } from '../../database/paths.ts';
import { nodeFirst } from '../../build/run-script.ts';
import type { Site } from './site.ts';

/** Writes a patient's notifications by the product's own service, in a process of its own, as a worker does. */
export interface Notifier {
  /** @returns the id of the notification, once it is committed */
  notify(title: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startNotifier(
  site: Pick<Site, 'environment' | 'databaseUrl' | 'origin'>,
  email: string,
): Promise<Notifier> {
  const program = join(repositoryRoot, 'services/api/dist/modules/notifications/testing/notify.js');
  const child = spawn(process.execPath, [program, email], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: nodeFirst({
      ...site.environment,
      DATABASE_URL: asApplication(site.databaseUrl),
      PUBLIC_ORIGIN: site.origin,
      LOG_LEVEL: 'silent',
      JOBS: '0',
    }),
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The program that writes notifications has ended:\n${errorOutput}`);
    return value;
  };
  await read();
  return {
    notify: async (title) => {
      child.stdin.write(`${title}\n`);
      return read();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
