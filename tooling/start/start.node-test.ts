import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { identify, isAlive, startMark } from '../bootstrap/process-identity.mjs';
import { asApplication, startDatabase } from '../database/index.ts';
import {
  assertRefused,
  begin,
  databasePid,
  endAll,
  folder,
  origin,
  port,
  serving,
  state,
  until,
} from './fixtures/starts.ts';

test('starts, prints where it is and who may sign in; a second start says so and fails; Ctrl-C ends all of it', async () => {
  const start = begin('one');
  const api = await serving(start);
  assert.match(start.output, new RegExp(`Address +http://localhost:${port}\n`));
  assert.match(start.output, /partner-travel-visa@demo\.ayana\.test/);
  assert.match(start.output, /no-role@demo\.ayana\.test/);
  assert.match(start.output, /Ayana-demo-2026/);
  assert.equal(api.demo, '1');
  assert.deepEqual([api.user, api.owner_url], ['ayana_app', null]);
  assert.equal(statSync(join(folder, 'one', 'secrets.json')).mode & 0o777, 0o600);
  const second = begin('one');
  assert.equal(await second.exit, 1);
  assert.match(
    second.output,
    new RegExp(`already running here: process ${start.process.pid} and serves http://localhost:${port}`),
  );
  assert.equal((await state()).pid, api.pid);
  const slow = fetch(`${origin}/api/slow`).then((response) => response.status, String);
  await sleep(200);
  const database = databasePid('one');
  start.process.kill('SIGINT');
  assert.equal(await start.exit, 0);
  assert.equal(await slow, 200);
  for (const pid of [api.pid, api.grandchild, database]) assert.equal(startMark(pid), undefined);
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

test('kill -9 of the supervisor: its children end, the next start serves, and sessions outlive it: the secrets stay', async () => {
  const start = begin('one');
  const { pid, jwt } = await serving(start);
  const api = identify(pid);
  assert.ok(api);
  start.process.kill('SIGKILL');
  await start.exit;
  const next = begin('one');
  const after = await serving(next);
  assert.notEqual(after.pid, api.pid);
  assert.equal(after.jwt, jwt);
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

test('with DATABASE_URL no server is started and no demo account is seeded', async () => {
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
