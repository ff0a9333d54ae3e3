// What people wrote must not reach the server's log, however a statement fails.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';

import { resolveBinaries } from './binaries.ts';
import { type RunningDatabase, startDatabase, withClient } from './index.ts';
import { databasePaths, makeSocketFolder } from './paths.ts';
import { chooseRunAs } from './run-as.ts';

const MARKER = 'Amara Okafor';
const folder = mkdtempSync(join(tmpdir(), 'ayana log '));
const dataDir = join(folder, 'postgres');
const { log } = databasePaths(dataDir);
let current: RunningDatabase | undefined;

afterEach(async () => {
  await current?.stop({ force: true });
  current = undefined;
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Each ends in an error whose text, DETAIL, CONTEXT or STATEMENT holds what was written. */
const FAILURES: Readonly<Record<string, readonly [sql: string, values: readonly unknown[]]>> = {
  'not null': ['insert into people (name) values ($1)', [MARKER]],
  'a unique key': [`insert into people (name, email) values ('x', '${MARKER}'), ('y', '${MARKER}')`, []],
  'a check': ['insert into people (name, email, age) values ($1, $1, -1)', [MARKER]],
  'a foreign key': ['insert into people (name, email, friend) values ($1, $1, $1)', [MARKER]],
  'a wrong type': ['select $1::text::uuid', [MARKER]],
  'a wrong date': ['select $1::text::timestamptz', [MARKER]],
  'a wrong number': ['select $1::text::int', [MARKER]],
  'wrong JSON': ['select $1::text::json', [`{"name": ${MARKER}}`]],
  'a trigger that says the row': ['insert into loud (name) values ($1)', [MARKER]],
  'a warning that says the row': ['insert into warned (name) values ($1)', [MARKER]],
  'a statement that takes too long': [`select '${MARKER}', pg_sleep(60)`, []],
  'a backend that is ended': [`select '${MARKER}', pg_terminate_backend(pg_backend_pid()), pg_sleep(60)`, []],
  'broken syntax': [`insert into people values ('${MARKER}'`, []],
};

const TABLES = `
  create table people (name text primary key, email text not null unique, age int check (age > 0), friend text references people);
  create table loud (name text);
  create table warned (name text);
  create function shout() returns trigger language plpgsql as $$ begin raise exception 'refused: %', new; end $$;
  create function warn() returns trigger language plpgsql as $$ begin raise warning 'odd: %', new; return new; end $$;
  create trigger shout before insert on loud for each row execute function shout();
  create trigger warn before insert on warned for each row execute function warn();`;

test('no failing statement leaves a value in the log, and starts, stops and crashes are in it', async () => {
  current = await startDatabase({ dataDir });
  const { url, pid } = current;
  await withClient(url, (client) => client.query(TABLES));
  for (const [sql, values] of Object.values(FAILURES)) {
    await withClient(url, async (client) => {
      await client.query("set statement_timeout = '200ms'");
      await client.query(sql, [...values]);
    }).catch(() => undefined);
  }
  await crashWhileRunning(url);
  const written = readFileSync(log, 'utf8');
  assert.doesNotMatch(written, new RegExp(MARKER));
  assert.match(written, /database system is ready to accept connections/);
  assert.match(written, /FATAL: +terminating connection due to administrator command/);
  assert.match(written, /was terminated by signal 9/);
  await current.stop({ force: true });
  assert.match(readFileSync(log, 'utf8'), /database system is shut down/);
  assert.equal(current.pid, pid);
});

test('logs that an earlier version wrote are removed at the first start, later ones are kept', async () => {
  for (const file of [log, `${log}.1`]) writeFileSync(file, `DETAIL:  Failing row contains (${MARKER}).\n`);
  current = await startDatabase({ dataDir });
  assert.doesNotMatch(readFileSync(log, 'utf8'), new RegExp(MARKER));
  assert.throws(() => readFileSync(`${log}.1`), /ENOENT/);
  await current.stop({ force: true });
  current = await startDatabase({ dataDir });
  assert.match(readFileSync(log, 'utf8'), /database system is shut down/);
});

test('a server that an earlier version left running is not adopted with its log', async () => {
  const old = await startOldServer();
  current = await startDatabase({ dataDir });
  assert.equal(current.adopted, false);
  assert.notEqual(current.pid, old);
  await withClient(current.url, (client) => client.query('select $1::text::uuid', [MARKER])).catch(() => undefined);
  assert.doesNotMatch(readFileSync(log, 'utf8'), new RegExp(MARKER));
  const next = await startDatabase({ dataDir });
  assert.deepEqual([next.adopted, next.pid], [true, current.pid]);
});

/** A backend is killed while it works: the server says which statement it was at, in a DETAIL. */
async function crashWhileRunning(url: string): Promise<void> {
  const busy = withClient(url, (client) => client.query(`select '${MARKER}', pg_sleep(600)`)).catch(() => undefined);
  for (;;) {
    const pid = await withClient(url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where query like '%pg_sleep(600)' and pid <> pg_backend_pid()",
      );
      return rows[0]?.pid;
    });
    if (pid === undefined) continue;
    process.kill(pid, 'SIGKILL');
    break;
  }
  await busy;
  while (!(await withClient(url, (client) => client.query('select 1')).catch(() => undefined)));
}

/** The settings of the version before this one, as far as its log is concerned: PostgreSQL's own. */
async function startOldServer(): Promise<number> {
  const paths = databasePaths(dataDir);
  makeSocketFolder(paths.socketFolder);
  const runAs = chooseRunAs(paths.data);
  runAs.adopt(paths.socketFolder);
  const output = openSync(paths.log, 'a');
  const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories="${paths.socketFolder}"`];
  const [program = '', ...args] = [...runAs.prefix, resolveBinaries().postgres, '-D', paths.data, ...options];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', output, output], ...runAs.ids });
  child.unref();
  closeSync(output);
  const url = `postgresql://ayana@localhost/ayana?host=${encodeURIComponent(paths.socketFolder)}`;
  while (!(await withClient(url, (client) => client.query('select 1')).catch(() => undefined)))
    assert.equal(child.exitCode, null);
  await withClient(url, (client) => client.query('select $1::text::uuid', [MARKER])).catch(() => undefined);
  assert.match(readFileSync(log, 'utf8'), new RegExp(MARKER));
  return child.pid ?? 0;
}
