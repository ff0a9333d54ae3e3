import '../platform/languages/register.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, type Role } from '@ayana/contracts/identity';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../test/support/api.js';
import { Clock, Ids } from '../platform/clock/clock.js';
import { seedCaseLife, seedDemoLife } from './index.js';

/** What the first start of a demo promises: each account signs in and finds something real to do. */
let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'ayana-demo-promises-'));
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const clock = new Clock();
  await client.query('begin');
  await seedDemoLife(client, new Ids(clock), clock.now());
  await seedCaseLife(client, { ids: new Ids(clock), now: clock.now(), files: { folder } });
  await client.query('commit');
  await client.end();
  // A whole demo is written.
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

type Items<Item> = { items: Item[] };
async function read<Body>(path: string, as: Role | null): Promise<Body> {
  const { status, body } = await api.call<Body>('GET', path, { as });
  expect([path, as, status]).toEqual([path, as, 200]);
  return body;
}
const waiting = async (as: Role | null): Promise<number> =>
  (await read<Items<unknown>>('/work-waiting', as)).items.length;
const ofInbox = async (as: Role | null): Promise<number> => (await read<Items<unknown>>('/inbox', as)).items.length;

/** How much each account finds: at least one. */
const FINDS: Readonly<Record<Role | 'none', (as: Role | null) => Promise<number>>> = {
  admin: ofInbox,
  super_admin: ofInbox,
  ayana_staff: ofInbox,
  doctor: waiting,
  patient: async (as) => await read<number>('/patient-notifications/unread-count', as),
  // A profile to complete.
  unverified_user: async (as) =>
    Object.values(await read<Record<string, unknown>>('/auth/account', as)).filter((value) => value === null).length,
  partner: async (as) => ((await read<{ id: string } | null>('/organisations/own', as)) === null ? 0 : 1),
  'partner/hospital': waiting,
  'partner/travel_visa': waiting,
  'partner/logistics': waiting,
  'partner/lodging': waiting,
  laboratory_partner: waiting,
  pharmacy_partner: waiting,
  // An application that waits for an administrator.
  none: async () =>
    (
      await api.database.rows(`select 1 from role_applications application join users on users.id = application.user_id
      where users.role is null and application.status = 'pending'`)
    ).length,
};

test.each(DEMO_ACCOUNTS.map(({ role, email }) => [email, role] as const))(
  '%s finds something to do',
  async (_email, role) => {
    expect(await FINDS[role ?? 'none'](role)).toBeGreaterThan(0);
  },
);

test('the next talk of the patient is on the page, with its time, as the doctor has it', async () => {
  interface Talk {
    status: string;
    confirmed_starts_at: string | null;
    confirmed_minutes: number | null;
  }
  const talks = (await read<Talk[]>('/consultation-requests', 'patient')).filter(
    ({ status }) => status === 'confirmed',
  );
  expect(talks).toHaveLength(3);
  for (const talk of talks)
    expect(talk).toMatchObject({ confirmed_starts_at: expect.any(String), confirmed_minutes: expect.any(Number) });
  const next = talks.filter(({ confirmed_starts_at }) => Date.parse(confirmed_starts_at ?? '') > Date.now());
  expect(next).toHaveLength(1);
});

test('no confirmed time of the demo is without its start, and each booked talk is at the time that was confirmed', async () => {
  expect(
    await api.database.rows(`select item.id from inbox_items item
      left join appointments booked on booked.video_consultation_id = item.id and booked.status = 'booked'
      where item.status = 'confirmed' and (item.confirmed_starts_at is null or item.confirmed_minutes is null
        or item.confirmed_time_zone is null or item.confirmed_starts_at <> coalesce(booked.starts_at, item.confirmed_starts_at))`),
  ).toEqual([]);
});

test('a critical result waits at the laboratory, a referral with five hours left at the hospital, two quotes at the patient', async () => {
  const { items: orders } = await read<Items<unknown>>('/laboratory-orders', 'laboratory_partner');
  expect(JSON.stringify(orders)).toContain('critical');
  const { items } = await read<Items<{ due_at: string | null }>>('/work-waiting', 'partner/hospital');
  const hours = items.flatMap(({ due_at }) => (due_at === null ? [] : [(Date.parse(due_at) - Date.now()) / 3_600_000]));
  expect(hours.some((left) => left > 4 && left <= 5)).toBe(true);
  const { items: quotes } = await read<Items<{ status: string }>>(
    `/quotes?journey_id=${(await read<{ id: string }>('/patient-journeys/latest', 'patient')).id}`,
    'patient',
  );
  expect(quotes.filter(({ status }) => status === 'sent')).toHaveLength(2);
});
