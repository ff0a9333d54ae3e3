import type { StaffGroups } from '@ayana/contracts/identity';
import {
  type KnowledgeArticlesPage,
  type ProblemRecordDetail,
  type ProblemRecordsPage,
  type RecurringRequestDetail,
  type RecurringRequestsPage,
  SERVICE_REQUEST_STATES,
  type ServiceRequestsPage,
} from '@ayana/contracts/service-desk';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { deskOf } from '../../modules/service-desk/testing/desk.js';
import { BreachJob } from '../../modules/service-desk/requests/breach.job.js';
import { seedDeskParts } from './seed-desk-parts.js';
import { seedServiceDesk } from './seed-service-desk.js';
import { seedStaffGroups } from './seed-staff-groups.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  for (const now of [new Date(), new Date()]) {
    // The second time changes nothing.
    await seedServiceDesk(client, now);
    await seedDeskParts(client, now);
    await seedStaffGroups(client, { ids: new Ids(new Clock()), now });
  }
  await client.end();
});
afterAll(() => api.close());

test('the demo has two groups of colleagues, and each has a request that no single person has', async () => {
  const { body } = await api.call<StaffGroups>('GET', '/staff-groups', { as: 'admin' });
  expect(body.items.map(({ name, members }) => [name, members.length])).toEqual([
    ['Demo: billing desk', 2],
    ['Demo: travel desk', 2],
  ]);
  for (const { id } of body.items) {
    const { body: list } = await api.call<ServiceRequestsPage>('GET', `/service-requests?group=${id}`, {
      as: 'admin',
    });
    expect(list.items.length).toBeGreaterThan(0);
  }
});

test('the demo has work in every state, asked and done before now', async () => {
  const states = await api.database.rows<{ state: string; count: number }>(
    'select state, count(*)::integer as count from service_requests group by state',
  );
  expect(states.map(({ state }) => state).toSorted()).toEqual([...SERVICE_REQUEST_STATES].toSorted());
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  const [times] = await api.database.rows<{ late: number; overdue: number }>(
    `select (select count(*)::integer from service_request_entries where at > now()) as late,
       (select count(*)::integer from service_requests where due_at < now()) as overdue`,
  );
  expect(times?.late).toBe(0);
  expect(times?.overdue).toBeGreaterThan(0);
});

test('demo requests can be read and worked on like any other', async () => {
  const desk = deskOf(api);
  const { items } = (await desk.list('?state=assigned&limit=1')).body;
  const { status, body } = await desk.move(items[0]?.id ?? '', 'start');
  expect([status, body.state]).toEqual([200, 'in_progress']);
  expect(body.entries.map(({ event }) => event)).toContain('asked');
  const asked = await desk.ask({ id: body.item.id }, { answers: body.answers }, 'ayana_staff');
  expect([asked.status, asked.body.number]).toEqual([201, 'SR-000121']);
});

test('what is missed already is not marked again', async () => {
  const missed = `select id from service_requests where due_at < now() and owned_at is null and own_breached_at is null`;
  expect(await api.database.rows(missed)).toEqual([]);
  await api.app.get(BreachJob, { strict: false }).run();
  const entries = await api.database.rows(`select id from service_request_entries where event = 'breached'`);
  expect(entries).toEqual([]);
});

test('the demo desk knows something, repeats something, and has a problem with a way round', async () => {
  const as = 'admin' as const;
  const articles = '/knowledge-articles?sort=title&state=published';
  const [article] = (await api.call<KnowledgeArticlesPage>('GET', articles, { as })).body.items;
  expect(article).toMatchObject({
    title: 'A night on the bill is charged twice',
    solved: 0,
    linked: 1,
    is_review_due: true,
  });
  const recurring = (await api.call<RecurringRequestsPage>('GET', '/recurring-requests', { as })).body.items;
  expect(recurring.map(({ is_paused, next_due_at }) => [is_paused, next_due_at !== null])).toEqual([
    [false, true],
    [true, false],
  ]);
  // What the demo asks again is what its services ask.
  for (const { id } of recurring) {
    const { body } = await api.call<RecurringRequestDetail>('GET', `/recurring-requests/${id}`, { as });
    const changed = await api.call('PATCH', `/recurring-requests/${id}`, { as, body: { answers: body.answers } });
    expect(changed.status).toBe(200);
  }
  const [problem] = (await api.call<ProblemRecordsPage>('GET', '/problem-records', { as })).body.items;
  expect(problem).toMatchObject({ number: 'PRB-000001', state: 'known', requests: 3 });
  const next = await api.call<ProblemRecordDetail>('POST', '/problem-records', {
    as,
    body: { title: 'Another', description: 'One.' },
  });
  expect(next.body.number).toBe('PRB-000002');
});
