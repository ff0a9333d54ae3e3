import { withClient } from '@ayana/tooling/database/connect.ts';
import { type ChainHead, checkChain } from '@ayana/tooling/check/trail/chain.ts';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  // Rows of the seeds are sealed already; these are the ones that are tampered with.
  for (const [index, id] of IDS.entries()) await act(id, index + 1);
  await database.rows(
    `insert into security_events (id, event_type, user_id, details, created_at)
     values ($1, 'user_login', gen_random_uuid(), '{"user_id": "x"}', '2026-03-01T10:00:00.123456Z')`,
    [EVENT],
  );
  expect(await check()).toMatchObject({ waiting: 6, findings: [] });
  await seal();
  const { head, waiting, findings } = await check();
  expect([waiting, findings]).toEqual([0, []]);
  whole = head ?? { number: 0, hash: '' };
});
afterAll(() => database.drop());

const IDS = ['01', '02', '03', '04', '05'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);
const EVENT = '01900000-0000-7000-8000-0000000000e1';
let whole: ChainHead;

const INSERT = `insert into audit_entries (id, type, action, details, created_at)
  values ($1, 'roles', 'role.given', jsonb_build_object('step', $2::int), '2026-03-01T10:00:00Z')`;
const act = (id: string, step: number) =>
  withClient(database.applicationUrl, (client) => client.query(INSERT, [id, step]));
const seal = () => withClient(database.applicationUrl, (client) => client.query('select seal_activity(1000000)'));
const check = (noted: ChainHead | null = null) => withClient(database.url, (client) => checkChain(client, noted));
const links = () =>
  database.rows<{ number: number; row_id: string }>('select number::int, row_id from activity_chain order by number');
const numberOf = async (id: string): Promise<number> =>
  (await links()).find(({ row_id }) => row_id === id)?.number ?? Number.NaN;

/** Changes rows as the owner of the tables can, looks at what the check finds, and takes all of it back. */
async function tampered(sql: string, values: unknown[] = [], noted: ChainHead | null = null) {
  return withClient(database.url, async (client) => {
    const copy = `tampered_${Math.random().toString(36).slice(2)}`;
    await client.query(`create schema ${copy}`);
    for (const table of ['audit_entries', 'security_events', 'activity_chain', 'activity_unsealed'])
      await client.query(`create table ${copy}.${table} as select * from public.${table}`);
    await client.query(`set search_path = ${copy}, public`);
    try {
      const { rowCount } = await client.query(sql, values);
      expect(rowCount).toBeGreaterThan(0);
      const { findings } = await checkChain(client, noted);
      return findings.map(({ what, text }) => `${what}: ${text}`);
    } finally {
      await client.query(`drop schema ${copy} cascade`);
    }
  });
}

test('each row is in the chain once, in the order of the commits, without a gap', async () => {
  const all = await links();
  expect(all.map(({ number }) => number)).toEqual(all.map((_link, index) => index + 1));
  expect(all.slice(-6).map(({ row_id }) => row_id)).toEqual([...IDS, EVENT]);
  const [count] = await database.rows<{ rows: number }>(
    'select (select count(*) from audit_entries)::int + (select count(*) from security_events)::int as rows',
  );
  expect(all).toHaveLength(count?.rows ?? 0);
});

test('the application cannot write the chain, and nobody changes it', async () => {
  for (const [url, sql] of [
    [
      database.applicationUrl,
      `insert into activity_chain values (1000000, 'audit_entries', gen_random_uuid(), '', '', '')`,
    ],
    [
      database.applicationUrl,
      `insert into activity_unsealed (source, row_id, content_hash) values ('audit_entries', gen_random_uuid(), '')`,
    ],
    [database.applicationUrl, 'delete from activity_chain'],
    [database.applicationUrl, 'delete from activity_unsealed'],
    [database.url, 'delete from activity_chain'],
    [database.url, `update activity_chain set hash = ''`],
    [database.url, 'truncate activity_chain'],
  ] as const)
    await expect(withClient(url, (client) => client.query(sql))).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['details', `update audit_entries set details = '{"step": 20}' where id = $1`],
  ['time', `update audit_entries set created_at = created_at + interval '1 microsecond' where id = $1`],
  ['actor', `update audit_entries set actor_id = gen_random_uuid() where id = $1`],
  ['action', `update audit_entries set action = 'role.taken' where id = $1`],
])('a row whose %s was changed is named', async (_what, sql) => {
  const [found, ...more] = await tampered(sql, [IDS[2]]);
  expect(more).toEqual([]);
  expect(found).toContain(`changed: audit_entries ${IDS[2]} (`);
  expect(found).toContain(`, link ${await numberOf(IDS[2] ?? '')}, is changed`);
});

test('a security event that was changed is named', async () => {
  expect(await tampered(`update security_events set reported_by = 'browser' where id = $1`, [EVENT])).toEqual([
    `changed: security_events ${EVENT} (user_login at 2026-03-01T10:00:00.123456Z), link ${await numberOf(EVENT)}, is changed`,
  ]);
});

test('a row that was removed is named, also when its link is removed with it', async () => {
  const number = await numberOf(IDS[1] ?? '');
  expect(await tampered('delete from audit_entries where id = $1', [IDS[1]])).toEqual([
    `removed: audit_entries ${IDS[1]}, link ${number}, is removed`,
  ]);
  expect(
    await tampered(
      'with gone as (delete from audit_entries where id = $1) delete from activity_chain where row_id = $1',
      [IDS[1]],
    ),
  ).toEqual([`gap: link ${number} is removed`]);
});

test('a row that was inserted past the chain is named', async () => {
  const id = '01900000-0000-7000-8000-0000000000ff';
  expect(
    await tampered(
      `insert into audit_entries (id, type, action, details, created_at) values ($1, 'roles', 'role.given', '{}', '2026-03-02T10:00:00Z')`,
      [id],
    ),
  ).toEqual([
    `inserted: audit_entries ${id} (role.given at 2026-03-02T10:00:00.000000Z) is in no link: it was inserted past the chain`,
  ]);
});

test('a link that was computed again with its row does not fit the next one', async () => {
  const number = await numberOf(IDS[3] ?? '');
  const found = await tampered(
    `with changed as (update audit_entries set details = '{"step": 40}' where id = $1 returning *),
       content as (select sha256(convert_to(activity_text(row(changed.*)::public.audit_entries), 'UTF8')) as hash from changed)
     update activity_chain chain set content_hash = content.hash, hash = sha256(convert_to(concat_ws('|', number, source, row_id,
       encode(content.hash, 'hex'), encode(previous_hash, 'hex')), 'UTF8')) from content where row_id = $1`,
    [IDS[3]],
  );
  expect(found).toEqual([`link: link ${number + 1} does not follow link ${number}: one of them was written again`]);
});

test('rows removed at the end, or a chain written again from there, are found by a head that was noted before', async () => {
  const cut = `with gone as (delete from security_events where id = $1) delete from activity_chain where row_id = $1`;
  expect(await tampered(cut, [EVENT])).toEqual([]);
  expect(await tampered(cut, [EVENT], whole)).toEqual([
    `head: the chain ends at link ${whole.number - 1}, and was at link ${whole.number} before: its last rows are removed`,
  ]);
  expect(await check({ ...whole, hash: '0'.repeat(64) })).toMatchObject({
    findings: [
      { what: 'head', text: `link ${whole.number} is not the one that was noted: the chain was written again` },
    ],
  });
});

test('transactions at once, some rolled back, and several that seal meanwhile, leave a chain without a gap', async () => {
  const before = (await links()).length;
  let isWriting = true;
  const sealing = Promise.all(
    [1, 2].map(() =>
      withClient(database.applicationUrl, async (client) => {
        while (isWriting) await client.query('select seal_activity(7)');
      }),
    ),
  );
  await Promise.all(
    Array.from({ length: 8 }, (_, writer) =>
      withClient(database.applicationUrl, async (client) => {
        for (let turn = 0; turn < 20; turn += 1) {
          await client.query('begin');
          for (let row = 0; row <= writer % 3; row += 1)
            await client.query(`insert into audit_entries (id, type, action, details, created_at)
              values (gen_random_uuid(), 'roles', 'role.given', '{"a": 1.50, "b": "ü"}', now())`);
          await client.query(turn % 4 === 3 ? 'rollback' : 'commit');
        }
      }),
    ),
  );
  isWriting = false;
  await sealing;
  await seal();
  // Writers 0 to 7 add 1, 2, 3, 1, 2, 3, 1 and 2 rows in each of 15 turns.
  expect((await links()).length - before).toBe(15 * 15);
  expect((await check(whole)).findings).toEqual([]);
});

test('the order is that of the commits, and a transaction that waits holds up nobody', async () => {
  await withClient(database.applicationUrl, async (slow) => {
    await slow.query('begin');
    await slow.query(INSERT, ['01900000-0000-7000-8000-0000000000a1', 1]);
    await act('01900000-0000-7000-8000-0000000000a2', 2);
    await seal();
    await slow.query('commit');
  });
  await seal();
  expect((await links()).slice(-2).map(({ row_id }) => row_id.slice(-2))).toEqual(['a2', 'a1']);
});

test('a row that was changed or removed before it was sealed is named, and not made right by sealing it', async () => {
  const id = '01900000-0000-7000-8000-0000000000b1';
  await act(id, 1);
  expect(await tampered('delete from audit_entries where id = $1', [id])).toEqual([
    `removed: audit_entries ${id}, not sealed yet, is removed`,
  ]);
  const change = `update audit_entries set details = '{}' where id = $1`;
  expect(await tampered(change, [id])).toEqual([
    `changed: audit_entries ${id} (role.given at 2026-03-01T10:00:00.000000Z), not sealed yet, is changed`,
  ]);
  await seal();
  expect(await tampered(change, [id])).toEqual([
    `changed: audit_entries ${id} (role.given at 2026-03-01T10:00:00.000000Z), link ${await numberOf(id)}, is changed`,
  ]);
});
