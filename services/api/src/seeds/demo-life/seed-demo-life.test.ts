import { INBOX_KINDS, INBOX_STATUSES, type InboxItem, isApplication } from '@ayana/contracts/inbox';
import { ROLES } from '@ayana/contracts/identity';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { seedDemoLife } from './seed-demo-life.js';

let api: TestApi;
const count = async (sql: string): Promise<number> =>
  (await api.database.rows<{ count: number }>(`select count(*)::integer as count from ${sql}`))[0]?.count ?? 0;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const clock = new Clock();
  await seedDemoLife(client, new Ids(clock), clock.now());
  const before = await count('audit_entries');
  // Again changes nothing.
  await seedDemoLife(client, new Ids(clock), clock.now());
  expect(await count('audit_entries')).toBe(before);
  await client.end();
});
afterAll(() => api.close());

test('requests of every kind in every state, some of them late', async () => {
  const pairs = await api.database.rows<{ kind: string; status: string }>(
    'select distinct kind, status from inbox_items',
  );
  expect(new Set(pairs.map(({ kind }) => kind))).toEqual(new Set(INBOX_KINDS.filter((kind) => !isApplication(kind))));
  expect(new Set(pairs.map(({ status }) => status))).toEqual(new Set(INBOX_STATUSES));
  expect(await count(`inbox_items where status in ('new', 'claimed') and due_at < now()`)).toBeGreaterThan(5);
  expect(await count(`inbox_items where status = 'new' and due_at > now()`)).toBeGreaterThan(5);
});

test('people in every role, and applications in every state', async () => {
  const roles = await api.database.rows<{ role: string }>('select distinct role from users where role is not null');
  expect(roles.map(({ role }) => role).toSorted()).toEqual([...ROLES].toSorted());
  for (const status of ['pending', 'given', 'refused'])
    expect(await count(`role_applications where status = '${status}'`)).toBeGreaterThan(1);
});

test('nothing happens before its cause or after now', async () => {
  expect(await count('inbox_timeline where at > now()')).toBe(0);
  expect(await count('audit_entries where created_at > now()')).toBe(0);
  expect(await count('security_events where created_at > now()')).toBe(0);
  expect(await count(`audit_entries where created_at < now() - interval '15 days'`)).toBe(0);
});

test('staff read the demo’s requests, people and activity, and work on them', async () => {
  const { items } = (await api.call<{ items: InboxItem[] }>('GET', '/inbox?status=new', { as: 'admin' })).body;
  expect(Object.keys(items[0]?.payload ?? {})).toContain('email');
  const claimed = await api.call('POST', `/inbox/${items[0]?.id}/claim`, { as: 'admin' });
  expect(claimed.status).toBe(200);
  for (const path of ['/users?limit=50', '/activity?limit=50', '/inbox/counts'])
    expect([path, (await api.call('GET', path, { as: 'admin' })).status]).toEqual([path, 200]);
});

test('nobody signs in with an invented account', async () => {
  expect(await count(`users where email like '%.%@demo.ayana.test' and password_hash is not null`)).toBe(0);
});
