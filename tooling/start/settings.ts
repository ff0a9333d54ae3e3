import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot } from '../database/paths.ts';

/** What `npm start` is asked for through the environment; see tooling/README.md for the names. */
export interface Settings {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  /** Port of the API on 127.0.0.1; undefined means any free one. */
  readonly apiPort: number | undefined;
  readonly publicOrigin: string;
  /** Ports of the mail sink; undefined when SMTP_URL names a server. */
  readonly mail: { readonly smtpPort: number; readonly webPort: number } | undefined;
  /** DATABASE_URL; undefined means the embedded server. */
  readonly databaseUrl: string | undefined;
  /** DATABASE_OWNER_URL: the role that migrates, backs up and restores DATABASE_URL's database; DATABASE_URL itself when not set. */
  readonly databaseOwnerUrl: string | undefined;
  readonly demoData: boolean;
}

/** @throws SentenceError naming the variable that cannot be used */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const port = (await readPort(env, 'PORT')) ?? 3000;
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const smtpPort = (await readPort(env, 'SMTP_PORT')) ?? 1025;
  const webPort = (await readPort(env, 'MAIL_WEB_PORT')) ?? 1080;
  return {
    root: repositoryRoot,
    dataDir: resolve(env['AYANA_DATA_DIR'] || join(repositoryRoot, '.data')),
    port,
    apiPort: await readPort(env, 'API_PORT'),
    publicOrigin: env['PUBLIC_ORIGIN'] || `http://localhost:${port}`,
    mail: env['SMTP_URL'] ? undefined : { smtpPort, webPort },
    databaseUrl,
    databaseOwnerUrl: env['DATABASE_OWNER_URL'] || databaseUrl,
    demoData: env['DEMO_DATA'] === undefined ? databaseUrl === undefined : ['1', 'true'].includes(env['DEMO_DATA']),
  };
}

/** 0 asks for any free port. */
async function readPort(env: NodeJS.ProcessEnv, name: string): Promise<number | undefined> {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new SentenceError(`${name} is "${text}", but a port is a number from 1 to 65535.`);
  return port === 0 ? freePort() : port;
}

/**
 * Each port that will be opened must be free now.
 * @throws SentenceError naming the port, what it is for, and how to choose another
 */
export async function checkPorts({ port, apiPort, mail }: Settings): Promise<void> {
  const wanted: [name: string, port: number, use: string][] = [
    ['PORT', port, 'the site'],
    ...(apiPort === undefined ? [] : ([['API_PORT', apiPort, 'the API']] as [string, number, string][])),
    ...(mail === undefined
      ? []
      : ([
          ['SMTP_PORT', mail.smtpPort, 'the mail sink'],
          ['MAIL_WEB_PORT', mail.webPort, 'the mail page'],
        ] as [string, number, string][])),
  ];
  for (const [name, number, use] of wanted) {
    const twin = wanted.find(([other, same]) => other !== name && same === number);
    if (twin !== undefined)
      throw new SentenceError(`${name} and ${twin[0]} are both ${number}: give one of them another port.`);
    await checkPort(name, number, use);
  }
}

/** @throws SentenceError when the port cannot be opened */
export async function checkPort(name: string, number: number, use: string): Promise<void> {
  const error = await listenError(number);
  if (error === 'EACCES') {
    throw new SentenceError(
      `Port ${number}, which ${use} needs, may not be opened by this user: choose one above 1023, e.g. ${name}=${number + 8000} npm start.`,
    );
  }
  if (error !== undefined) {
    throw new SentenceError(
      `Port ${number}, which ${use} needs, is taken by another program: end that program, or choose another port, e.g. ${name}=${number + 100} npm start.`,
    );
  }
}

/** Error code of opening the port on any of the addresses we or browsers use, undefined when it is free on all. */
async function listenError(port: number): Promise<string | undefined> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const code = await tryListen(port, host);
    // A machine without IPv6 cannot have the port taken there.
    if (code !== undefined && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return code;
  }
  return undefined;
}

function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** A free port; use it at once. */
export function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
