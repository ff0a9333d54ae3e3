import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { asApplication, startTestDatabase } from '@ayana/tooling/database/index.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

import { freePorts } from './free-ports.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { stopProcess, waitUntilReady } from './processes.ts';
import { type RelayAddress, relayAddress } from './relay-address.ts';
import { makeFolder } from './throw-away-folder.ts';

/** The URLs of a running site; plain data, so that it can be passed to the workers through the environment. */
export interface SiteAddress {
  /** Its origin, e.g. `http://localhost:41234`. */
  readonly origin: string;
  /** MailDev's page and API. */
  readonly mailOrigin: string;
  /** The database, only to let time pass for a row. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where notices to the team go. */
  readonly teamEmail: string;
  /** Where the site says that its relay is; only a test of it starts one there (`relay.ts`). */
  readonly relay: RelayAddress;
}

export interface RunningSite extends SiteAddress {
  readonly apiOrigin: string;
  stop(): Promise<void>;
}

/** A first start builds everything, on two cores that may be busy. */
const START_PATIENCE_MS = 10 * 60_000;

/**
 * Starts the whole product on free ports in its own folder, by the supervisor behind `npm start`, on a temporary database.
 * The supervisor watches an IPC channel: it ends everything it started when this process ends.
 * @throws with the supervisor's output when it does not start
 */
export async function startSite(): Promise<RunningSite> {
  const folder = makeFolder(join(repositoryRoot, '.data', 'e2e'));
  const dataDir = folder.path;
  const database = await startTestDatabase();
  const [port, apiPort, smtpPort, webPort, metricsPort, relayPort = 0] = await freePorts(6);
  const relay = relayAddress(relayPort);
  const origin = `http://localhost:${port}`;
  const teamEmail = 'team@people.example';
  const provider = await startIdentityProvider(origin);
  let output = '';
  let ready = false;
  const supervisor = spawn(process.execPath, [join(repositoryRoot, 'deploy/bin/start.ts')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...withoutProductVariables(process.env),
      ...provider.environment,
      AYANA_DATA_DIR: dataDir,
      DATABASE_URL: asApplication(database.url),
      DATABASE_OWNER_URL: database.url,
      DEMO_DATA: '1',
      // Tests count what they made.
      DEMO_LIFE: '0',
      PSEUDO_LOCALES: '1',
      PORT: String(port),
      API_PORT: String(apiPort),
      SMTP_PORT: String(smtpPort),
      MAIL_WEB_PORT: String(webPort),
      METRICS_PORT: String(metricsPort),
      TEAM_EMAIL: teamEmail,
      TURN_URL: `turn:${relay.host}:${relay.port}?transport=udp`,
      TURN_SECRET: relay.secret,
      // A test may have its own network address (`own-address.ts`).
      TRUSTED_HOPS: '1',
    },
  });
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!ready) process.stderr.write(chunk);
    });
  }
  const stop = async (): Promise<void> => {
    await stopProcess(supervisor);
    await provider.stop();
    await database.stop();
    folder.remove();
  };
  try {
    await waitUntilReady(`${origin}/api/health/ready`, supervisor, START_PATIENCE_MS);
    ready = true;
  } catch (error) {
    await stop();
    throw new Error(`The site did not come up at ${origin}. The supervisor said:\n${output}`, { cause: error });
  }
  return {
    origin,
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    mailOrigin: `http://localhost:${webPort}`,
    databaseUrl: database.url,
    dataDir,
    teamEmail,
    relay,
    stop,
  };
}

/** Removes the product's variables, so that a developer's settings do not affect this site. */
export function withoutProductVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const theirs =
    /^(AYANA_.*|PORT|API_.*|PUBLIC_ORIGIN|DATABASE_.*|SMTP_.*|MAIL_.*|(?:RENDER_)?METRICS_.*|OIDC_.*|RELEASES_URL|FILES_URL|TRUSTED_HOPS|NODE_OPTIONS|NODE_ENV|STUN_URL|TURN_.*|DEMO_DATA|PSEUDO_LOCALES|TEAM_EMAIL|LOG_LEVEL)$/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.test(name)));
}
