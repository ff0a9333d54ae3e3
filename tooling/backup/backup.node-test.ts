import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { backup } from './backup.ts';
import { compare } from './compare.ts';
import { noteRun, sizeOf } from './maintenance.ts';
import { restore } from './restore.ts';
import { createDatabase, startTestDatabase, withClient, type TestDatabase } from '../database/index.ts';
import { baselineNames, replacedMigrations } from '../migrations/baseline.ts';
import { tryRestore } from '../restore/try-restore.ts';

/** Everything that makes a copy differ when it is made carelessly: references against the alphabet, computed columns, partitions. */
const SCHEMA = `
  create schema jobs;
  create table jobs.version (version int primary key);
  create table jobs.job (id int, queue text, primary key (queue, id)) partition by list (queue);
  create table jobs.job_mail partition of jobs.job for values in ('mail');
  create table schema_migrations (name text primary key);
  create table parents (id serial primary key, name text not null, shouted text generated always as (upper(name)) stored);
  create table children (id int primary key, parent_id int not null references parents, elder_id int references children,
    note text, data jsonb, raw bytea, at timestamptz);
  create table empties ();
  create table kept (id int primary key);
  create function keep() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
  create trigger kept_rows before update or delete on kept for each row execute function keep();
  create trigger kept_table before truncate on kept for each statement execute function keep();
  create function derive() returns trigger language plpgsql as $$ begin insert into kept values (new.id); return new; end $$;
  create trigger derived after insert on parents for each row execute function derive();`;
const ROWS = `
  insert into jobs.version values (30);
  insert into jobs.job values (1, 'mail');
  insert into schema_migrations values ('0001_start');
  insert into parents (name) values ('Zoë'), (E'tab\\there, line\\nthere, \\\\N'), ('');
  insert into children values (1, 2, 2, null, '{"a": [1, null]}', '\\x00ff', '2026-01-02 03:04:05.123456+05:30'), (2, 1, null, 'NULL', null, null, 'infinity');`;

let server: TestDatabase;
let original: string;
let count = 0;
const folder = mkdtempSync(join(tmpdir(), 'ayana backup '));

before(async () => {
  server = await startTestDatabase({ parent: folder });
  original = await createDatabase(server.url, 'original');
  await withClient(original, (client) => client.query(SCHEMA + ROWS));
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const place = (): string => join(folder, `backup-${(count += 1)}`);
const emptyDatabase = (): Promise<string> => createDatabase(server.url, `copy_${(count += 1)}`);
const making =
  (
    databaseUrl: string,
    sql = `${SCHEMA} insert into jobs.version values (30); insert into schema_migrations values ('0001_start')`,
  ) =>
  () =>
    withClient(databaseUrl, async (client) => void (await client.query(sql)));

test('what is restored equals what was saved, row by row, and goes on counting', async () => {
  const into = place();
  await backup({ databaseUrl: original, folder: into });
  const databaseUrl = await emptyDatabase();
  await restore({ databaseUrl, folder: into, prepare: making(databaseUrl) });
  const { rows, missing, added, different } = await withClient(original, (client) => compare(client, databaseUrl));
  assert.deepEqual({ rows, missing, added, different }, { rows: 11, missing: 0, added: 0, different: [] });
  const next = await withClient(databaseUrl, (client) =>
    client.query(`insert into parents (name) values ('next') returning id`),
  );
  assert.deepEqual(next.rows, [{ id: 4 }]);
  const kept = await withClient(databaseUrl, (client) => client.query('select id from kept order by id'));
  assert.deepEqual(kept.rows, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  for (const sql of ['delete from kept', 'truncate kept'])
    await assert.rejects(
      withClient(databaseUrl, (client) => client.query(sql)),
      { message: 'never' },
    );
});

test('uploaded files are saved and put back; a damaged one is noticed before anything is changed', async () => {
  const [site, copy, into] = [place(), place(), place()];
  for (const name of ['stored', 'unfinished']) mkdirSync(join(site, name), { recursive: true });
  writeFileSync(join(site, 'stored', 'a'), 'scan');
  writeFileSync(join(site, 'unfinished', 'b'), 'half');
  await backup({ databaseUrl: original, folder: into, files: site });
  const databaseUrl = await emptyDatabase();
  await restore({ databaseUrl, folder: into, files: copy, prepare: making(databaseUrl) });
  assert.equal(readFileSync(join(copy, 'stored', 'a'), 'utf8'), 'scan');
  assert.deepEqual(readdirSync(copy), ['stored']);

  writeFileSync(join(into, 'files', 'a'), 'Scan');
  const prepare = (): Promise<void> => assert.fail('nothing may be made');
  await assert.rejects(restore({ databaseUrl: await emptyDatabase(), folder: into, files: place(), prepare }), {
    message: /files\/a is not what was written/,
  });
});

test('a comparison sees a row that is missing, added or changed', async () => {
  const databaseUrl = await emptyDatabase();
  await withClient(databaseUrl, (client) => client.query(SCHEMA + ROWS));
  await withClient(databaseUrl, (client) =>
    client.query(`delete from children where id = 1; update parents set name = 'Zoe' where id = 1`),
  );
  const { missing, added } = await withClient(original, (client) => compare(client, databaseUrl));
  assert.deepEqual({ missing, added }, { missing: 2, added: 1 });
});

test('all tables are of one moment, however long the backup takes', async () => {
  const databaseUrl = await emptyDatabase();
  await withClient(databaseUrl, (client) => client.query(SCHEMA + ROWS));
  const into = place();
  let seen = 0;
  const report = (): void => {
    seen += 1;
  };
  await withClient(databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    await withClient(databaseUrl, (other) => other.query(`insert into parents (name) values ('too late')`));
    await backup({ databaseUrl, folder: into, snapshot: rows[0]?.snapshot ?? '', report });
    const copy = await emptyDatabase();
    await restore({ databaseUrl: copy, folder: into, prepare: making(copy) });
    assert.equal((await compare(client, copy)).different.length, 0);
  });
  assert.ok(seen > 5);
});

test('a folder that is there is not written over', async () => {
  await assert.rejects(backup({ databaseUrl: original, folder }), {
    name: 'SentenceError',
    message: /is there already/,
  });
});

test('a backup that fails leaves nothing behind', async () => {
  const into = place();
  await assert.rejects(backup({ databaseUrl: original, folder: into, snapshot: '00000000-00000000-1' }));
  assert.equal(existsSync(into), false);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('.')),
    [],
  );
});

test('nothing is touched when the database is not empty, a file is damaged, or the version is another', async () => {
  const into = place();
  await backup({ databaseUrl: original, folder: into });
  const prepare = (): Promise<void> => assert.fail('nothing may be made');
  await assert.rejects(restore({ databaseUrl: original, folder: into, prepare }), {
    message: /not empty \(\d tables\)/,
  });
  const databaseUrl = await emptyDatabase();
  await assert.rejects(
    restore({
      databaseUrl,
      folder: into,
      prepare: making(databaseUrl, `${SCHEMA} insert into jobs.version values (31)`),
    }),
    { message: /written by another version.*0001_start, job queue 30/ },
  );
  appendFileSync(join(into, 'public.parents.copy.gz'), 'x');
  await assert.rejects(restore({ databaseUrl: await emptyDatabase(), folder: into, prepare }), {
    message: /public\.parents\.copy\.gz is not what was written/,
  });
  await assert.rejects(restore({ databaseUrl, folder, prepare }), { message: /is not a backup/ });
});

test('a backup with the whole history from before the baseline is restored, and one with a part of it is refused', async () => {
  const history = (names: readonly string[]): string =>
    `insert into schema_migrations select unnest('{${names.join()}}'::text[])`;
  const saved = async (names: readonly string[]): Promise<string> => {
    const databaseUrl = await emptyDatabase();
    await making(databaseUrl, `${SCHEMA} insert into jobs.version values (30); ${history(names)}`)();
    const into = place();
    await backup({ databaseUrl, folder: into });
    return into;
  };
  const restored = async (into: string): Promise<void> => {
    const databaseUrl = await emptyDatabase();
    const sql = `${SCHEMA} insert into jobs.version values (30); ${history(baselineNames())}`;
    await restore({ databaseUrl, folder: into, prepare: making(databaseUrl, sql) });
  };
  await restored(await saved(replacedMigrations()));
  await assert.rejects(restored(await saved(replacedMigrations().slice(0, -1))), {
    message: /written by another version.*restore it with that version, then start the newer one/,
  });
});

test('a restore that was killed after making the tables may be run again', async () => {
  const into = place();
  await backup({ databaseUrl: original, folder: into });
  const databaseUrl = await emptyDatabase();
  const killed = async (): Promise<void> => {
    await making(databaseUrl)();
    throw new Error('killed');
  };
  await assert.rejects(restore({ databaseUrl, folder: into, prepare: killed }), { message: 'killed' });
  await assert.rejects(backup({ databaseUrl, folder: place() }), { message: /only half restored/ });
  await restore({ databaseUrl, folder: into, prepare: async () => undefined });
  assert.equal((await withClient(original, (client) => compare(client, databaseUrl))).different.length, 0);
});

test('a restore test fills a database of its own, removes it, and is noted with how it went', async () => {
  const databaseUrl = await emptyDatabase();
  const runs = `create table maintenance_runs (kind text, finished_at timestamptz, taken_at timestamptz, tables integer, rows bigint, bytes bigint, failure text)`;
  await withClient(databaseUrl, (client) => client.query(SCHEMA + ROWS + runs));
  const into = place();
  const manifest = await backup({ databaseUrl, folder: into });
  await noteRun(databaseUrl, { kind: 'backup', manifest, bytes: sizeOf(into) });
  const site = { ownerUrl: databaseUrl, applicationUrl: databaseUrl };
  const prepare = ({ ownerUrl }: { ownerUrl: string }): Promise<void> =>
    withClient(ownerUrl, async (client) => {
      await client.query(`${SCHEMA} ${runs}`);
      await client.query(`insert into jobs.version values (30); insert into schema_migrations values ('0001_start')`);
    });
  await tryRestore(site, into, { prepare, report: () => undefined });
  appendFileSync(join(into, 'public.parents.copy.gz'), 'x');
  await assert.rejects(tryRestore(site, into, { prepare, report: () => undefined }), { name: 'SentenceError' });
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      'select kind, tables, rows > 0 as has_rows, bytes > 0 as has_bytes, failure from maintenance_runs order by finished_at',
    ),
  );
  const tables = manifest.tables.length;
  assert.deepEqual(rows, [
    { kind: 'backup', tables, has_rows: true, has_bytes: true, failure: null },
    { kind: 'restore_test', tables, has_rows: true, has_bytes: null, failure: null },
    {
      kind: 'restore_test',
      tables,
      has_rows: true,
      has_bytes: null,
      failure: 'The backup is damaged: public.parents.copy.gz is not what was written. Use another one.',
    },
  ]);
  const { rows: left } = await withClient(databaseUrl, (client) =>
    client.query(`select datname from pg_database where datname like 'restore_test_%'`),
  );
  assert.deepEqual(left, []);
});
