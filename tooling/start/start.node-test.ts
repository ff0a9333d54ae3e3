import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { identify, isAlive, startMark } from '../bootstrap/process-identity.mjs';
import { asApplication, startDatabase } from '../database/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana start '));
const port = 20_000 + (process.pid % 20_000);
const origin = `http://127.0.0.1:${port}`;
const started: Start[] = [];

interface Start {
  readonly process: ChildProcess;
  output: string;
  readonly exit: Promise<number | null>;
}
interface ApiState {
  readonly name: string;
  readonly pid: number;
  readonly grandchild: number;
  readonly user: string;
  readonly owner_url: string | null;
  readonly demo: string;
  readonly jwt: string;
  readonly smtp: string;
}

afterEach(async () => {
  for (const start of started.splice(0)) {
    start.process.kill('SIGTERM');
    await start.exit;
  }
});

after(async () => {
  for (const name of readdirSync(folder)) {
    const database = await startDatabase({ dataDir: join(folder, name, 'postgres') }).catch(() => undefined);
    await database?.stop({ force: true });
  }
  rmSync(folder, { recursive: true, force: true });
});

test('starts, prints where it is and who may sign in, and Ctrl-C ends all of it', async () => {
  const start = begin('one');
  const api = await serving(start);
  assert.match(start.output, new RegExp(`Address +http://localhost:${port}\n`));
  assert.match(start.output, /partner-travel-visa@demo\.ayana\.test/);
  assert.match(start.output, /no-role@demo\.ayana\.test/);
  assert.match(start.output, /Ayana-demo-2026/);
  assert.equal(api.demo, '1');
  assert.deepEqual([api.user, api.owner_url], ['ayana_app', null]);
  assert.equal(statSync(join(folder, 'one', 'secrets.json')).mode & 0o777, 0o600);
  const slow = fetch(`${origin}/api/slow`).then((response) => response.status, String);
  await sleep(200);
  const database = databasePid('one');
  start.process.kill('SIGINT');
  assert.equal(await start.exit, 0);
  assert.equal(await slow, 200);
  for (const pid of [api.pid, api.grandchild, database]) assert.equal(startMark(pid), undefined);
});

test('sessions outlive a restart: the secrets stay', async () => {
  const first = await serving(begin('one'));
  await endAll();
  const second = await serving(begin('one'));
  assert.equal(second.jwt, first.jwt);
});

test('a process that crashes, and the database, come back by themselves', async () => {
  const start = begin('one');
  const api = await serving(start);
  process.kill(api.pid, 'SIGKILL');
  const next = await until(async () => {
    const found = await state();
    return found.pid === api.pid ? undefined : found;
  });
  assert.equal(startMark(api.grandchild), undefined);
  assert.match(start.output, /API ended unexpectedly \(SIGKILL\); starting it again/);
  const database = databasePid('one');
  process.kill(database, 'SIGKILL');
  await until(async () => startMark(database) === undefined || undefined);
  assert.equal((await until(state)).pid, next.pid);
  await until(async () => start.output.includes('The database server is back') || undefined);
});

test('kill -9 of the supervisor: its children end, and the next start serves', async () => {
  const start = begin('one');
  const api = identify((await serving(start)).pid);
  assert.ok(api);
  start.process.kill('SIGKILL');
  await start.exit;
  const next = begin('one');
  assert.notEqual((await serving(next)).pid, api.pid);
  assert.equal(isAlive(api), false);
});

test('kill -9 of a child that does not end by itself: the next start ends it', async () => {
  const start = begin('one');
  const api = identify((await serving(start)).pid);
  assert.ok(api);
  process.kill(api.pid, 'SIGSTOP');
  start.process.kill('SIGKILL');
  await start.exit;
  await serving(begin('one'));
  assert.equal(isAlive(api), false);
});

test('a second start says which process serves where, and fails', async () => {
  const start = begin('one');
  await serving(start);
  const second = begin('one');
  assert.equal(await second.exit, 1);
  assert.match(
    second.output,
    new RegExp(`already running here: process ${start.process.pid} and serves http://localhost:${port}`),
  );
  assert.equal((await state()).demo, '1');
});

test('a taken port, a bad port, a newer data folder and a newer schema are one sentence each', async () => {
  const server = createServer().listen(port, '127.0.0.1');
  await assertRefused(begin('one'), /Port \d+, which the site needs, is taken by another program.*PORT=\d+ npm start/);
  server.close();
  await assertRefused(begin('one', { PORT: 'http' }), /PORT is "http", but a port is a number/);
  mkdirSync(join(folder, 'newer'));
  writeFileSync(join(folder, 'newer', 'layout.json'), '{"layout": 99}');
  await assertRefused(begin('newer'), /last used by a newer version of Ayana/);
  rmSync(join(folder, 'newer'), { recursive: true });
  mkdirSync(join(folder, 'future', 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'future', 'postgres', 'PG_VERSION'), '19');
  await assertRefused(begin('future'), /written by PostgreSQL 19, newer than/);
  rmSync(join(folder, 'future'), { recursive: true });
  await assertRefused(begin('one', { FAKE_MIGRATE: 'newer' }), /The database was written by a newer version of Ayana/);
});

test('a process that never comes up ends the start with what it said', async () => {
  const start = begin('one', { FAKE_CRASH: 'render' });
  assert.equal(await start.exit, 1);
  assert.match(start.output, /nothing to render with/);
});

test('with DATABASE_URL no server is started and nobody is seeded', async () => {
  const database = await startDatabase({ dataDir: join(folder, 'own', 'postgres') });
  const api = await serving(begin('two', { DATABASE_URL: database.url }));
  assert.deepEqual([api.demo, api.user], ['0', 'ayana']);
  await endAll();
  const urls = { DATABASE_URL: asApplication(database.url), DATABASE_OWNER_URL: database.url };
  const { user, owner_url } = await serving(begin('two', urls));
  assert.deepEqual([user, owner_url], ['ayana_app', null]);
  assert.equal(readdirSync(join(folder, 'two')).includes('postgres'), false);
  await endAll();
  assert.equal(database.isAlive(), true);
  await database.stop({ force: true });
});

test('the mail sink keeps its mails over a restart', async () => {
  const mail = { SMTP_URL: '', SMTP_PORT: '0', MAIL_WEB_PORT: String(port + 1) };
  const api = await serving(begin('mail', mail));
  assert.match(api.smtp, /^smtp:\/\/127\.0\.0\.1:\d+$/);
  mkdirSync(join(folder, 'mail', 'mail'), { recursive: true });
  writeFileSync(
    join(folder, 'mail', 'mail', 'kept.eml'),
    'From: a@example.org\r\nTo: b@example.org\r\nSubject: Kept\r\n\r\nHello\r\n',
  );
  await endAll();
  await serving(begin('mail', mail));
  const mails = await until(async () => {
    const list = (await (await fetch(`http://127.0.0.1:${port + 1}/email`)).json()) as { subject: string }[];
    return list.length > 0 ? list : undefined;
  });
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Kept'],
  );
});

function begin(data: string, env: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'serve.ts')], {
    env: {
      ...process.env,
      SMTP_URL: 'smtp://127.0.0.1:9',
      AYANA_DATA_DIR: join(folder, data),
      PORT: String(port),
      API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: join(import.meta.dirname, '..', '..'),
  });
  const start: Start = { process: child, output: '', exit: new Promise((resolve) => child.once('exit', resolve)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (start.output += chunk.toString('utf8')));
  started.push(start);
  return start;
}

async function serving(start: Start): Promise<ApiState> {
  await until(async () => {
    if (start.process.exitCode !== null) assert.fail(start.output);
    return start.output.includes('Ayana is ready') || undefined;
  });
  return state();
}

async function state(): Promise<ApiState> {
  const response = await fetch(`${origin}/api/health/ready`);
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return (await response.json()) as ApiState;
}

async function assertRefused(start: Start, sentence: RegExp): Promise<void> {
  assert.equal(await start.exit, 1);
  assert.match(start.output, sentence);
  assert.doesNotMatch(start.output, /\n {4}at /);
}

async function endAll(): Promise<void> {
  for (const start of started.splice(0)) {
    start.process.kill('SIGTERM');
    assert.equal(await start.exit, 0);
  }
}

function databasePid(data: string): number {
  return Number(readFileSync(join(folder, data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Tries again until there is an answer; the runner's own time limit ends it otherwise. */
async function until<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
    }
    await sleep(25);
  }
}
