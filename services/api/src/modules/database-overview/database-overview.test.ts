import type { DatabaseOverview } from '@ayana/contracts/database-overview';
import { startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const read = () => api.call<DatabaseOverview>('GET', '/database-overview', { as: 'ayana_staff' });

test('says how large each table is, which indexes nobody reads, and which migrations there are', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  const users = body.tables.find(({ name }) => name === 'users');
  expect(users?.table_bytes).toBeGreaterThan(8000);
  expect(users?.index_bytes).toBeGreaterThan(8000);
  expect(body.tables.some(({ name }) => name === 'jobs.queue')).toBe(true);
  expect(body.tables.map((each) => each.table_bytes + each.index_bytes)).toEqual(
    body.tables.map((each) => each.table_bytes + each.index_bytes).toSorted((a, b) => b - a),
  );
  expect(body.bytes).toBeGreaterThan(1_000_000);
  expect(body.connections).toBeGreaterThan(0);
  expect(body.migrations.at(-1)).toMatchObject({ name: '0001_baseline_common', applied_at: expect.any(String) });
  expect(body.migrations.every(({ applied_at }) => applied_at !== null)).toBe(true);
  expect([body.is_replica, body.replicas, body.backup, body.restore_test]).toEqual([false, [], null, null]);
});

test('an index that keeps a rule is never called unused', async () => {
  await api.database.rows('create table lanterns (id integer primary key, name text unique, room integer)');
  await api.database.rows('create index lanterns_by_room on lanterns (room)');
  const { body } = await read();
  expect(body.unused_indexes.filter(({ table }) => table === 'lanterns').map(({ name }) => name)).toEqual([
    'lanterns_by_room',
  ]);
});

test('holds nothing that a person wrote', async () => {
  await api.database.rows(`update users set name = 'Quillfeather' where email like '%'`);
  const { text } = await read();
  expect(text).not.toMatch(/Quillfeather|@/);
});

test('says whether the server collects statements, and shows the slowest without any value', async () => {
  expect((await read()).body.statements).toEqual({ state: 'not_installed', slowest: [] });
  await api.database.rows(`create view pg_stat_statements as
    select (select oid from pg_database where datname = current_database()) as dbid, query,
      calls::bigint, mean::float8 as mean_exec_time, mean * 3::float8 as max_exec_time, calls * mean as total_exec_time, 20::bigint as rows
    from (values ('select $1', 10, 1.5), ('alter role amina password ''secret''', 1, 90.0), ('<insufficient privilege>', 9, 900.0))
      as seen (query, calls, mean)`);
  await api.database.rows('grant select on pg_stat_statements to public');
  expect((await read()).body.statements).toMatchObject({
    state: 'on',
    slowest: [
      { statement: 'alter role amina password …', calls: 1, mean_ms: 90, total_ms: 90 },
      { statement: 'select $1', calls: 10, mean_ms: 1.5, longest_ms: 4.5, total_ms: 15, rows_each: 2 },
    ],
  });
  await api.database.rows('drop view pg_stat_statements');
  await api.database.rows('create extension pg_stat_statements');
  expect((await read()).body.statements).toEqual({ state: 'not_loaded', slowest: [] });
});

test('the last backup is one that went well, the last restore test is the last', async () => {
  await api.database
    .rows(`insert into maintenance_runs (kind, finished_at, taken_at, tables, rows, bytes, failure) values
    ('backup', '2026-11-20T02:01:00Z', '2026-11-20T02:00:00Z', 150, 90000, 4000000, null),
    ('backup', '2026-11-21T02:01:00Z', '2026-11-21T02:00:00Z', 0, 0, null, 'The disk is full'),
    ('restore_test', '2026-11-20T03:00:00Z', '2026-11-20T02:00:00Z', 150, 90000, null, null),
    ('restore_test', '2026-11-22T03:00:00Z', '2026-11-20T02:00:00Z', 150, 89999, null, 'public.users: 1 missing')`);
  const { body } = await read();
  expect(body.backup).toEqual({
    finished_at: '2026-11-20T02:01:00.000Z',
    taken_at: '2026-11-20T02:00:00.000Z',
    tables: 150,
    rows: 90_000,
    bytes: 4_000_000,
    failure: null,
  });
  expect(body.restore_test).toMatchObject({
    finished_at: '2026-11-22T03:00:00.000Z',
    failure: 'public.users: 1 missing',
  });
});
