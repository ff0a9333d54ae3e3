import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';

import {
  cloneDatabase,
  createDatabase,
  dropDatabase,
  startDatabase,
  startTestDatabase,
  withClient,
  type RunningDatabase,
} from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana database '));
const dataDir = join(folder, 'postgres');
const parents: ChildProcess[] = [];
let current: RunningDatabase | undefined;

before(async () => {
  current = await startDatabase({ dataDir });
  await withClient(current.url, (client) => client.query('CREATE TABLE kept (id int PRIMARY KEY)'));
  await current.stop();
});

afterEach(async () => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
  await current?.stop({ force: true });
  current = undefined;
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('a server that was killed comes back with every acknowledged row', async () => {
  for (let round = 1; round <= 3; round += 1) {
    current = await startDatabase({ dataDir });
    assert.equal(current.adopted, false);
    await withClient(current.url, (client) => client.query('INSERT INTO kept VALUES ($1)', [round]));
    process.kill(current.pid, 'SIGKILL');
    await gone(current);
  }
  current = await startDatabase({ dataDir });
  assert.equal(await rows(current.url, 'kept'), 3);
});

test('a server whose backends outlive it is not started beside them', async () => {
  current = await startDatabase({ dataDir });
  const busy = withClient(current.url, (client) =>
    client.query("SELECT pg_sleep(600) FROM (SELECT set_config('statement_timeout', '0', false)) s"),
  );
  const ended = assert.rejects(busy);
  await waitUntil(async () => (await sleepers(current?.url ?? '')) === 1);
  process.kill(current.pid, 'SIGKILL');
  await gone(current);
  current = await startDatabase({ dataDir });
  await ended;
  assert.equal(await sleepers(current.url), 0);
});

test('the next start adopts the server of a killed parent', async () => {
  const { parent, started } = await startParent();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  current = await startDatabase({ dataDir });
  assert.equal(current.adopted, true);
  assert.equal(current.pid, started.pid);
  assert.equal(current.url, started.url);
});

test('parent and server killed together: the next start works', async () => {
  const { parent, started } = await startParent();
  parent.kill('SIGKILL');
  process.kill(started.pid, 'SIGKILL');
  current = await startDatabase({ dataDir });
  assert.equal(await withClient(current.url, async (client) => (await client.query('SELECT 1')).rowCount), 1);
});

test('a pid file whose id now belongs to another program does not stop the start', async () => {
  current = await startDatabase({ dataDir });
  const pidFile = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
  const socketLock = readFileSync(join(current.paths.socketFolder, '.s.PGSQL.5432.lock'), 'utf8');
  await current.stop();
  const stranger = spawn('sleep', ['60']);
  parents.push(stranger);
  writeFileSync(join(dataDir, 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 });
  writeFileSync(
    join(current.paths.socketFolder, '.s.PGSQL.5432.lock'),
    socketLock.replace(/^\d+/, String(stranger.pid)),
    { mode: 0o600 },
  );
  current = await startDatabase({ dataDir });
  assert.equal(current.adopted, false);
  assert.equal(stranger.exitCode, null);
});

test('two starts at once share one server', async () => {
  const [one, two] = await Promise.all([startParent(), startParent()]);
  assert.equal(one.started.pid, two.started.pid);
  assert.deepEqual([one.started.adopted, two.started.adopted].sort(), [false, true]);
  current = await startDatabase({ dataDir });
});

test('a start killed in the middle of making the folder leaves no half of it', async () => {
  const fresh = join(folder, 'fresh');
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'hold.ts'), fresh], {
    stdio: 'ignore',
  });
  await waitUntil(async () => readdirSync(folder).some((name) => name.startsWith('fresh.new-')));
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  assert.equal(existsSync(fresh), false);
  current = await startDatabase({ dataDir: fresh });
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('fresh.new-')),
    [],
  );
});

test('stop leaves the server to others who are connected', async () => {
  current = await startDatabase({ dataDir });
  await withClient(current.url, async () => assert.equal(await current?.stop(), 'in use'));
  assert.equal(current.isAlive(), true);
  assert.equal(await current.stop(), 'stopped');
  assert.equal(current.isAlive(), false);
});

test('a folder of a newer PostgreSQL, or of something else, is refused in one sentence', async () => {
  const newer = join(folder, 'newer');
  mkdirSync(newer);
  writeFileSync(join(newer, 'PG_VERSION'), '19\n');
  await assert.rejects(startDatabase({ dataDir: newer }), {
    name: 'SentenceError',
    message: /was written by PostgreSQL 19, newer than/,
  });
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'mine');
  await assert.rejects(startDatabase({ dataDir: other }), {
    name: 'SentenceError',
    message: /not empty and not a PostgreSQL data folder/,
  });
  assert.equal(readFileSync(join(other, 'letter.txt'), 'utf8'), 'mine');
});

test('a folder with a path too long for a socket works', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60), 'postgres');
  current = await startDatabase({ dataDir: deep });
  assert.ok(current.paths.socketFolder.length < 80);
  assert.equal(await withClient(current.url, async (client) => (await client.query('SELECT 1')).rowCount), 1);
  await current.stop();
  rmSync(current.paths.socketFolder, { recursive: true, force: true });
});

test('no TCP port is opened and nothing is lost on a power cut', async () => {
  current = await startDatabase({ dataDir });
  const settings = await withClient(current.url, async (client) => {
    const result = await client.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit')",
    );
    return Object.fromEntries(result.rows.map((row) => [row.name, row.setting]));
  });
  assert.deepEqual(settings, { listen_addresses: '', fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' });
});

test('a test database is cloned, dropped and removed; leftovers of a killed run go with the next', async () => {
  const parent = join(folder, 'tests');
  mkdirSync(join(parent, 'test-1-left'), { recursive: true });
  writeFileSync(join(parent, 'test-1-left', 'owner.json'), JSON.stringify({ pid: 1, started: 'another boot' }));
  const database = await startTestDatabase({ parent });
  await createDatabase(database.url, 'template');
  const copies = await Promise.all(['one', 'two'].map((name) => cloneDatabase(database.url, 'template', name)));
  for (const copy of copies)
    assert.equal(await withClient(copy, async (client) => (await client.query('SELECT 1')).rowCount), 1);
  await dropDatabase(database.url, 'one');
  await database.stop();
  assert.deepEqual(readdirSync(parent), []);
});

async function startParent(): Promise<{
  parent: ChildProcess;
  started: { url: string; pid: number; adopted: boolean };
}> {
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'hold.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parents.push(parent);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, started: JSON.parse(line.toString('utf8')) as { url: string; pid: number; adopted: boolean } };
}

async function rows(url: string, table: string): Promise<number> {
  return withClient(
    url,
    async (client) => (await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n ?? -1,
  );
}

async function sleepers(url: string): Promise<number> {
  const sql = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
  return withClient(url, async (client) => (await client.query<{ n: number }>(sql)).rows[0]?.n ?? -1);
}

async function gone(database: RunningDatabase): Promise<void> {
  await waitUntil(async () => !database.isAlive());
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
