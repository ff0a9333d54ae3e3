import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { CONFIRMED_HEADER } from '@ayana/contracts/operation';
import type { Problem } from '@ayana/contracts/problems';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { type Config, readConfig } from '../../src/platform/config/config.js';
import { createHttpApp, listen } from '../../src/platform/http/http-app.js';
import { UserPace } from '../../src/platform/turns/user-pace.js';
import { databaseEnvironment, type TestDatabase, testDatabase } from './database.js';

export const ORIGIN = 'http://localhost:3000';

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Signs in as the demo account of this role; null is the one without a role. */
  as?: Role | null;
  token?: string;
  /** The client's address; different for every call, so that limits do not affect other tests. */
  address?: string;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

export interface TestApi {
  url: string;
  app: NestFastifyApplication;
  config: Config;
  database: TestDatabase;
  call<T = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  signIn(role: Role | null): Promise<string>;
  close(): Promise<void>;
}

export const emailOf = (role: Role | null): string => {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}`);
  return account.email;
};

/** The API that runs in this process, and the test file that started it. */
let running: { file: string | undefined; close(): Promise<void> } | undefined;

export interface StartOptions {
  /** Each request says that the person was asked: for files whose days are far away, so that they never pass. */
  confirms?: boolean;
}

/**
 * The whole API on a database of its own, listening on a free port. Jobs are queued but not run unless `JOBS` is 1.
 * One at a time: Passport stores its strategies once per process, so a second API would look for users in its own database for both.
 * When a test needs two, one is a process of its own (`program.ts`).
 */
export async function startApi(
  env: Record<string, string> | ((database: TestDatabase) => Record<string, string>) = {},
  { confirms = false }: StartOptions = {},
): Promise<TestApi> {
  const file = expect.getState().testPath;
  if (running?.file === file)
    throw new Error('An API runs in this process already; close it first, or start a program of its own.');
  // An earlier file of this process ended without closing its own.
  await running?.close();
  const current = { file, close: () => Promise.resolve() };
  running = current;
  const database = await testDatabase();
  const files = mkdtempSync(join(tmpdir(), 'ayana-files-'));
  const config = readConfig({
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    API_PORT: '0',
    JOBS: '0',
    // Tests write rows directly and read at once; public-answers.test.ts tests the cache.
    PUBLIC_ANSWERS_MS: '0',
    PUBLIC_ORIGIN: ORIGIN,
    // Nobody listens there: the default is the port of a mail server that may run beside the tests.
    SMTP_URL: 'smtp://127.0.0.1:9',
    // Copying the databases of other tests can stall the server for many seconds; tests about the limit set their own.
    DATABASE_TIMEOUT: '60000',
    FILES_URL: files,
    // A file makes as many requests as one demo account as a day has; user-shares.test.ts sets its own.
    USER_READS: '100000',
    USER_WRITES: '100000',
    ...databaseEnvironment(database),
    ...(typeof env === 'function' ? env(database) : env),
  });
  const app = await createHttpApp(AppModule.of(config), config);
  // A test is several users at once, who would all rest from expensive work; expensive.test.ts sets its own.
  app.get(UserPace).restAfter = () => 0;
  await listen(app, config);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const tokens = new Map<Role | null, Promise<string>>();

  async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const { body, as, address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` } = options;
    const token = options.token ?? (as === undefined ? undefined : await signIn(as));
    const response = await fetch(`${url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(confirms ? { [CONFIRMED_HEADER]: 'true' } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (json ? JSON.parse(text) : undefined) as T,
    };
  }

  function signIn(role: Role | null): Promise<string> {
    const known = tokens.get(role);
    if (known) return known;
    const fresh = call<{ access_token: string }>('POST', '/auth/sign-in', {
      body: { email: emailOf(role), password: DEMO_PASSWORD },
    }).then(({ status, body, text }) => {
      if (status !== 200) throw new Error(`Signing in as ${role} was answered ${status}: ${text}`);
      return body.access_token;
    });
    tokens.set(role, fresh);
    return fresh;
  }

  current.close = async () => {
    await app.close();
    running = undefined;
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  };
  return { url, app, config, database, call, signIn, close: current.close };
}

/** The fields named in a problem. */
export const refusedFieldsOf = (answer: Answer<unknown>): string[] =>
  ((answer.body as Problem).errors ?? []).map((error) => error.field).toSorted();

/** Runs `work` with a fixed clock: limits that last a second, such as the first block of guesses, must not expire on a slow machine. */
export const withFixedClock = <T>(api: TestApi, work: () => Promise<T>): Promise<T> => atTime(api, new Date(), work);

/** Runs `work` with the clock fixed at `time`. */
export async function atTime<T>(api: TestApi, time: Date, work: () => Promise<T>): Promise<T> {
  const clock = api.app.get(Clock);
  Object.defineProperty(clock, 'now', { value: () => time, configurable: true });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(clock, 'now');
  }
}
