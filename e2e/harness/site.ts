import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { DATABASE_USER } from '@ayana/tooling/database/cluster.ts';
import { socketUrl, startTestDatabase } from '@ayana/tooling/database/index.ts';
import { databasePaths, repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';
import { clusterFolder } from '@ayana/tooling/start/supervised-database.ts';

import { type Environment, ofSpecs, type Place, shipped, withMadeLanguagesAndProvider } from './configurations.ts';
import { freePorts } from './free-ports.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { stopProcess, waitUntilReady } from './processes.ts';
import { type RelayAddress, relayAddress } from './relay-address.ts';
import { makeFolder } from './throw-away-folder.ts';

/** Where people reach a running site and read its mails; plain data, which is handed to the workers. */
export interface PublicAddress {
  /** Its origin, e.g. `http://localhost:41234`. */
  readonly origin: string;
  /** MailDev's page and API. */
  readonly mailOrigin: string;
}

/** The site of the stories. */
export interface ShippedAddress extends PublicAddress {
  /** The database that it has started, only to let time pass for a row. */
  readonly databaseUrl: string;
}

/** A site of the specs, with what their setup needs beside its pages. */
export interface SiteAddress extends ShippedAddress {
  readonly apiOrigin: string;
  readonly dataDir: string;
  /** Where notices to the team go. */
  readonly teamEmail: string;
  /** Where the site says that its relay is; only a test of it starts one there (`relay.ts`). */
  readonly relay: RelayAddress;
}

export type Running<Address> = Address & { stop(): Promise<void> };

/** A first start builds everything, on two cores that may be busy. */
export const START_PATIENCE_MS = 10 * 60_000;

/** The site that `npm start` serves, for the stories. */
export function startShippedSite(): Promise<Running<ShippedAddress>> {
  return inOwnPlace(async (place, parts) => {
    parts.push(await startSupervisor(place, shipped(place)));
    const { socketFolder } = databasePaths(clusterFolder(place.dataDir));
    return { ...addressOf(place), databaseUrl: socketUrl(socketFolder, DATABASE_USER) };
  });
}

/** The site of the specs. @param second with the made languages and an identity provider */
export function startSite(second = false): Promise<Running<SiteAddress>> {
  return inOwnPlace(async (place, parts) => {
    const database = await startTestDatabase();
    parts.push(database);
    const [apiPort = 0, metricsPort = 0, relayPort = 0] = await freePorts(3);
    const own = {
      databaseUrl: database.url,
      apiPort,
      metricsPort,
      teamEmail: 'team@people.example',
      relay: relayAddress(relayPort),
    };
    let environment = ofSpecs(place, own);
    if (second) {
      const provider = await startIdentityProvider(addressOf(place).origin);
      parts.push(provider);
      environment = withMadeLanguagesAndProvider(place, own, provider.environment);
    }
    parts.push(await startSupervisor(place, environment));
    const { databaseUrl, teamEmail, relay } = own;
    const apiOrigin = `http://127.0.0.1:${apiPort}`;
    return { ...addressOf(place), apiOrigin, databaseUrl, dataDir: place.dataDir, teamEmail, relay };
  });
}

const addressOf = ({ port, mailPort }: Place): PublicAddress => ({
  origin: `http://localhost:${port}`,
  mailOrigin: `http://localhost:${mailPort}`,
});

type Part = { stop(): Promise<void> };

/** Starts a site in a folder of its own, on free ports. What it has started, in `parts`, stops in the opposite order, also when the start fails. */
async function inOwnPlace<Address>(
  start: (place: Place, parts: Part[]) => Promise<Address>,
): Promise<Running<Address>> {
  const folder = makeFolder(join(repositoryRoot, '.data', 'e2e'));
  const parts: Part[] = [];
  const stop = async (): Promise<void> => {
    for (const part of parts.toReversed()) await part.stop();
    folder.remove();
  };
  try {
    const [port = 0, smtpPort = 0, mailPort = 0] = await freePorts(3);
    const address = await start({ dataDir: folder.path, port, smtpPort, mailPort }, parts);
    return { ...address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the whole product as `npm start` does. The supervisor watches an IPC channel: it ends everything it started when this
 * process ends.
 * @throws with the supervisor's output when it does not start
 */
async function startSupervisor(place: Place, environment: Environment): Promise<Part> {
  let output = '';
  let ready = false;
  const supervisor = spawn(process.execPath, [join(repositoryRoot, 'deploy/bin/start.ts')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...withoutProductVariables(process.env), ...environment },
  });
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!ready) process.stderr.write(chunk);
    });
  }
  const { origin } = addressOf(place);
  try {
    await waitUntilReady(`${origin}/api/health/ready`, supervisor);
    ready = true;
  } catch (error) {
    await stopProcess(supervisor);
    throw new Error(`The site did not come up at ${origin}. The supervisor said:\n${output}`, { cause: error });
  }
  return { stop: () => stopProcess(supervisor) };
}
