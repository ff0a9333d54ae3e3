import { asApplication, withClient, withDatabase } from '@ayana/tooling/database/connect.ts';
import { startTestDatabase, type TestDatabase as Server } from '@ayana/tooling/database/index.ts';
import { createDatabase } from '@ayana/tooling/database/databases.ts';
import type { Client } from 'pg';
import { prepareDatabase } from '../../src/migrate.js';
import { type TestDatabase, testDatabase } from '../support/database.js';

/** Tables in which rows stay as they are, each with its column of the time and the values of a new row. */
const APPEND_ONLY = {
  audit_entries: { at: 'created_at', columns: 'type, action, details', values: `'roles', 'role.taken', '{}'` },
  security_events: { at: 'created_at', columns: 'event_type, details', values: `'user_login', '{}'` },
  record_accesses: {
    at: 'at',
    columns: 'journey_id, part, by_user_id, role, what',
    values: `'01900000-0000-7000-8000-000000000003', 'export', gen_random_uuid(), 'patient', 'exported'`,
  },
} as const;
const AUDIT = Object.keys(APPEND_ONLY) as (keyof typeof APPEND_ONLY)[];
const DENIED = '42501';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.rows(`
    insert into audit_entries (id, type, action, details, created_at)
      values ('01900000-0000-7000-8000-000000000001', 'roles', 'role.given', '{}', now());
    insert into security_events (id, event_type, details, created_at)
      values ('01900000-0000-7000-8000-000000000002', 'user_login', '{}', now());
    insert into patient_journeys (id, patient_id, current_stage, stage_statuses, journey_data, status, version, created_at, updated_at)
      select '01900000-0000-7000-8000-000000000003', id, 1, '{}', '{}', 'open', 1, now(), now() from users limit 1;
    insert into record_accesses (id, journey_id, part, by_user_id, role, what, at)
      values ('01900000-0000-7000-8000-000000000004', '01900000-0000-7000-8000-000000000003', 'export', gen_random_uuid(), 'patient',
        'viewed', now())`);
});
afterAll(() => database.drop());

const asTheApplication = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(database.applicationUrl, work);

async function codeOf(url: string, sql: string): Promise<unknown> {
  return withClient(url, (client) =>
    client.query(sql).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
    ),
  );
}

describe.each(AUDIT)('%s', (table) => {
  test('allows the application to read and insert', async () => {
    const { at, columns, values } = APPEND_ONLY[table];
    await asTheApplication((client) =>
      client.query(`insert into ${table} (id, ${columns}, ${at}) values (gen_random_uuid(), ${values}, now())`),
    );
    const { rows } = await asTheApplication((client) => client.query(`select id from ${table}`));
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['changing a row', (name: string) => `update ${name} set id = gen_random_uuid()`],
    ['changing no row', (name: string) => `update ${name} set id = gen_random_uuid() where false`],
    ['removing a row', (name: string) => `delete from ${name}`],
    ['locking rows', (name: string) => `select 1 from ${name} for update`],
    ['emptying it', (name: string) => `truncate ${name}`],
    [
      'putting a row over another',
      (name: string) =>
        `insert into ${name} select * from ${name} on conflict (id) do update set id = gen_random_uuid()`,
    ],
    ['altering it', (name: string) => `alter table ${name} drop column id`],
    ['silencing its triggers', (name: string) => `alter table ${name} disable trigger all`],
    ['silencing every trigger', (name: string) => `set session_replication_role = replica; delete from ${name}`],
    ['dropping its trigger', (name: string) => `drop trigger ${name}_append_only on ${name}`],
    [
      'another function for its trigger',
      () => `create or replace function append_only() returns trigger language plpgsql as 'begin return null; end'`,
    ],
    [
      'a trigger that keeps rows out',
      (name: string) => `create trigger nothing before insert on ${name} for each row execute function append_only()`,
    ],
    ['a rule that keeps rows out', (name: string) => `create rule nothing as on insert to ${name} do instead nothing`],
    ['renaming it', (name: string) => `alter table ${name} rename to gone`],
    ['dropping it', (name: string) => `drop table ${name}`],
    ['giving itself the right', (name: string) => `grant delete on ${name} to ayana_app; delete from ${name}`],
    ['becoming the owner', () => 'set role ayana'],
  ])('%s is refused', async (_what, sql) => {
    const before = await database.rows(`select * from ${table} order by id`);
    expect(await codeOf(database.applicationUrl, sql(table))).toBe(DENIED);
    expect(await database.rows(`select * from ${table} order by id`)).toEqual(before);
  });

  test.each([`update ${table} set id = gen_random_uuid()`, `delete from ${table}`, `truncate ${table}`])(
    'not even their owner may: %s',
    async (sql) => {
      expect(await codeOf(database.url, sql)).toBe(DENIED);
    },
  );
});

test('the application writes rows and changes no table', async () => {
  expect(await codeOf(database.applicationUrl, `update users set city = 'Pune'`)).toBe('done');
  for (const sql of [
    'create table mine ()',
    'create schema mine',
    'drop table users',
    'truncate users',
    'alter table users add column x int',
    'create role mine',
    `delete from schema_migrations`,
    `update seeds set seeded_at = now()`,
    'drop table jobs.job cascade',
    `insert into activity_chain values (0, 'audit_entries', gen_random_uuid(), '', '', '')`,
  ])
    expect([sql, await codeOf(database.applicationUrl, sql)]).toEqual([sql, DENIED]);
});

describe('on a separate server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startTestDatabase();
  });
  afterAll(() => server.stop());

  const prepare = async (databaseUrl: string, databaseOwnerUrl: string): Promise<string[]> => {
    const lines: string[] = [];
    await prepareDatabase({ databaseUrl, databaseOwnerUrl, demoData: false }, (line) => lines.push(line));
    return lines;
  };
  const mayDelete = (url: string, role: string): Promise<unknown> =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ may: boolean }>(
        `select has_table_privilege($1, 'audit_entries', 'delete') as may`,
        [role],
      );
      return rows[0]?.may;
    });

  test('two databases of one server at once, and each again, end with one role with the same rights', async () => {
    const urls = await Promise.all(['one', 'two'].map((name) => createDatabase(server.url, name)));
    await Promise.all(urls.flatMap((url) => [prepare(asApplication(url), url), prepare(asApplication(url), url)]));
    for (const url of urls) {
      await prepare(asApplication(url), url);
      expect(await codeOf(asApplication(url), 'select 1 from users, jobs.job')).toBe('done');
      expect(await mayDelete(url, 'ayana_app')).toBe(false);
    }
  });

  test('a right granted by hand is revoked by the next migration', async () => {
    const url = withDatabase(server.url, 'one');
    await withClient(url, (client) => client.query('grant all on audit_entries to ayana_app'));
    expect(await mayDelete(url, 'ayana_app')).toBe(true);
    await prepare(asApplication(url), url);
    expect(await mayDelete(url, 'ayana_app')).toBe(false);
  });

  test('with DATABASE_URL only, the application is the owner, and a message explains the consequences', async () => {
    const url = await createDatabase(server.url, 'alone');
    expect(await prepare(url, url)).toContainEqual(expect.stringContaining('connects as the owner'));
    expect(await codeOf(url, 'delete from audit_entries')).toBe('done');
  });

  test('an owner who may not create the role gets instructions, and uses an existing one', async () => {
    await withClient(server.url, (client) =>
      client.query('create role modest login; create extension if not exists pg_trgm'),
    );
    const url = (await createDatabase(server.url, 'modest')).replace('//ayana@', '//modest@');
    await withClient(withDatabase(server.url, 'modest'), (client) =>
      client.query('alter database modest owner to modest; alter schema public owner to modest'),
    );
    const another = url.replace('//modest@', '//by_hand@');
    await expect(prepare(another, url)).rejects.toThrow(
      /role by_hand, which is not there.*create role "by_hand" login/s,
    );
    await withClient(server.url, (client) => client.query('create role by_hand login'));
    await prepare(another, url);
    expect(await codeOf(another, 'update audit_entries set details = details')).toBe(DENIED);
    expect(await codeOf(another, 'select 1 from audit_entries')).toBe('done');
  });

  test('a role is created with the password of DATABASE_URL, and an existing one keeps its own', async () => {
    const url = withDatabase(server.url, 'one');
    const stored = () =>
      withClient(server.url, async (client) => {
        const { rows } = await client.query<{ secret: string }>(
          `select rolpassword as secret from pg_authid where rolname = 'with space'`,
        );
        return rows[0]?.secret ?? '';
      });
    const named = (password: string) => url.replace('//ayana@', `//with%20space:${password}@`);
    const lines = await prepare(named(`se'cret%2F%40`), url);
    const first = await stored();
    expect(first).toMatch(/^SCRAM-SHA-256\$/);
    await prepare(named('another'), url);
    expect(await stored()).toBe(first);
    expect(lines.join(' ')).not.toContain('cret');
  });

  test('a role that may act as the owner is reported', async () => {
    const url = withDatabase(server.url, 'one');
    await withClient(server.url, (client) => client.query('create role mighty login; grant ayana to mighty'));
    expect(await prepare(url.replace('//ayana@', '//mighty@'), url)).toContainEqual(
      expect.stringContaining('may act as the owner'),
    );
  });
});
