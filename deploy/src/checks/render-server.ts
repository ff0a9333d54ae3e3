import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';

/** A start takes a second; on a machine that builds at the same time it may take a hundred times as long. */
const PATIENCE_MS = 120_000;
const EXIT_WITH_PARENT = join(repositoryRoot, 'tooling', 'start', 'exit-with-parent.mjs');

export interface RenderServer {
  readonly origin: string;
  /** Errors it logged since it started. */
  errors(): { message: string; kind: string }[];
  stop(): Promise<void>;
}

/**
 * Starts the render server of a shell build on a store of its own.
 * @param shell folder of the build, with `server/` and `release.json`
 * @throws with what it printed when it does not answer
 */
export async function startRenderServer(options: {
  shell: string;
  store: string;
  apiOrigin: string;
}): Promise<RenderServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, join(options.shell, 'server', 'main.cjs')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      // A build in the store has no node_modules.
      NODE_PATH: join(repositoryRoot, 'shell', 'node_modules'),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_ORIGIN: options.apiOrigin,
      PUBLIC_ORIGIN: origin,
      RELEASES_URL: options.store,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(`${origin}/robots.txt`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const how =
        child.exitCode === null ? `did not answer within ${PATIENCE_MS / 1000} s` : `ended with ${child.exitCode}`;
      await stop();
      throw new Error(`The render server of ${options.shell} ${how}. It said:\n${output || '(nothing)'}`);
    }
    await sleep(50);
  }
  return { origin, errors: () => readErrors(output), stop };
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** One JSON object a line, as pino writes it; `err.type` is the error's class. */
function readErrors(output: string): { message: string; kind: string }[] {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { msg, err, report } = JSON.parse(line) as {
      msg?: string;
      err?: { type?: string; message?: string };
      report?: { remote: string; phase: string };
    };
    const facts = report === undefined ? [] : [`(${report.remote}, ${report.phase})`];
    return [{ message: [msg, err?.message, ...facts].filter(Boolean).join(' '), kind: err?.type ?? '' }];
  });
}
