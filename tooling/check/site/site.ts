import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { isAlive, parentOf, type ProcessIdentity } from '../../bootstrap/process-identity.mjs';
import { socketUrl } from '../../database/connect.ts';
import { DATABASE_USER } from '../../database/cluster.ts';
import { databasePaths, dataFolder, repositoryRoot } from '../../database/paths.ts';
import { readPidFile } from '../../database/pid-file.ts';
import { makeThrowAwayFolder } from '../../database/throw-away.ts';
import { MailSink } from '../../mail/sink.ts';
import { withoutProductVariables } from '../../start/own-environment.ts';
import { freePort } from '../../start/settings.ts';
import { processes, until } from './waiting.ts';

/** A whole site of its own: everything `npm start` starts, on an embedded database that writes to the disk as it does there. */
export interface Site {
  /** The address in the browser. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Where its mails go. */
  readonly sink: MailSink;
  readonly smtpPort: number;
  /** A folder for files of the check. */
  readonly scratch: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The API's process now; the supervisor starts another when it ends. */
  api(): ProcessIdentity;
  /** The render server's process now. */
  pages(): ProcessIdentity;
  /** The database server and all its processes now. */
  database(): number[];
  /** Waits until it is ready, after something was done to it. */
  ready(patienceMs?: number): Promise<void>;
  /** What the supervisor has said so far. */
  said(): string;
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 180_000;

/**
 * Starts it on free ports, by the supervisor behind `npm start`, from what is built and published. The supervisor has an
 * IPC channel to this process and ends with it, however that ends.
 * @param settings what this site is asked for beside that
 * @throws with what the supervisor said when it does not come up
 */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = makeThrowAwayFolder(join(dataFolder(), 'checks'), 'site-', 'postgres');
  const dataDir = folder.path;
  const sink = new MailSink();
  const smtpUrl = await sink.start();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment: NodeJS.ProcessEnv = {
    ...withoutProductVariables(process.env),
    AYANA_DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: smtpUrl,
    TEAM_EMAIL: 'team@people.example',
    // Only read: what `npm run build` published.
    RELEASES_URL: process.env['RELEASES_URL'] || pathToFileURL(join(dataFolder(), 'releases')).href,
    // Each form comes from an address of its own, as from as many people; the limits are not what is checked here.
    TRUSTED_HOPS: '1',
    LOG_LEVEL: 'warn',
    // Checks count what they made.
    DEMO_LIFE: '0',
    ...settings,
  };
  let output = '';
  const supervisor = spawn(process.execPath, [join(repositoryRoot, 'deploy/bin/start.ts')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environment,
  });
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  const paths = databasePaths(join(dataDir, 'postgres'));

  const ready = (patienceMs = 60_000): Promise<void> =>
    until('the site is ready', patienceMs, async () => {
      if (supervisor.exitCode !== null) throw new Error(`The site has ended. The supervisor said:\n${output}`);
      const answer = await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(10_000) });
      await answer.body?.cancel();
      return answer.status === 200;
    });
  const stop = async (): Promise<void> => {
    if (supervisor.exitCode === null && supervisor.signalCode === null) supervisor.kill('SIGTERM');
    await ended;
    await sink.stop();
    folder.remove();
  };
  const site: Site = {
    origin,
    databaseUrl: socketUrl(paths.socketFolder, DATABASE_USER),
    sink,
    smtpPort: Number(new URL(smtpUrl).port),
    scratch: dataDir,
    environment,
    api: () => latestChild(dataDir, 'API'),
    pages: () => latestChild(dataDir, 'Pages'),
    database: () => {
      const pid = readPidFile(paths.data)?.pid;
      if (pid === undefined) throw new Error('The database server is not running.');
      return [pid, ...processes().filter((each) => parentOf(each) === pid)];
    },
    ready,
    said: () => output,
    stop,
  };
  try {
    await ready(START_PATIENCE_MS);
    return site;
  } catch (error) {
    await stop();
    throw new Error(`The site did not come up at ${origin}. The supervisor said:\n${output}`, { cause: error });
  }
}

/** The supervisor records what it starts; the last process of that name is the running one. */
function latestChild(dataDir: string, name: string): ProcessIdentity {
  const { children } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    children: (ProcessIdentity & { name: string })[];
  };
  const found = children.findLast((child) => child.name === name);
  if (found === undefined) throw new Error(`The supervisor has not started ${name}.`);
  return { pid: found.pid, started: found.started };
}

/** Kills -9. @throws when it had ended already: then something else is wrong */
export async function kill(identity: ProcessIdentity): Promise<void> {
  if (!isAlive(identity)) throw new Error(`Process ${identity.pid} had ended before it was killed.`);
  process.kill(identity.pid, 'SIGKILL');
  while (isAlive(identity)) await sleep(5);
}
