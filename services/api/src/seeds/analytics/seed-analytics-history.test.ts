import { compareRollups } from '@ayana/tooling/check/rollups/compare.ts';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { FunnelViewDto, RatingsViewDto } from '../../modules/analytics/figures.dto.js';
import { Clock } from '../../platform/clock/clock.js';
import { seedServiceDesk } from '../service-desk/seed-service-desk.js';
import { seedAnalyticsHistory } from './seed-analytics-history.js';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi();
  client = new Client({ connectionString: api.database.url });
  await client.connect();
  const now = new Clock().now();
  await seedServiceDesk(client, now);
  await seedAnalyticsHistory(client, now);
});
afterAll(async () => {
  await client.end();
  await api.close();
});
const read = async <T>(view: string): Promise<T> =>
  (await api.call<T>('GET', `/analytics/${view}`, { as: 'ayana_staff' })).body;

test('every month of the last twelve has enquiries, and the twelve before can be compared; it says that they are made up', async () => {
  const { months, figures, before, has_demo } = await read<FunnelViewDto>('funnel?by=country');
  expect(months.slice(0, 10).map((each) => each.figures.enquiry > 20)).toEqual(Array.from({ length: 10 }, () => true));
  expect([before.enquiry > 200, figures.enquiry > before.enquiry, has_demo]).toEqual([true, true, true]);
  // Each step is reached by some, and by fewer than the one before.
  const steps = Object.values(figures);
  expect(steps.every((count, step) => count > 20 && count <= (steps[step - 1] ?? Infinity))).toBe(true);
  expect((await read<RatingsViewDto>('satisfaction')).figures.answers).toBeGreaterThan(50);
});

test('no case has come further than its age allows', async () => {
  const rows = await api.database.rows(
    `select from analytics_cases where month >= date_trunc('month', now() - interval '5 days') and reached >= 8`,
  );
  expect(rows).toEqual([]);
});

test('again changes nothing, and the figures are as their rows say', async () => {
  const sums = () => api.database.rows('select level, sum(cases) from analytics_months group by level order by level');
  const before = await sums();
  await seedAnalyticsHistory(client, new Clock().now());
  expect(await sums()).toEqual(before);
  expect((await compareRollups(client)).findings).toEqual([]);
});

test('no list has a row more: people, requests, journeys and the inbox are empty but for the demo accounts', async () => {
  for (const table of ['patient_journeys', 'treatment_requests', 'inbox_items'])
    expect([table, await api.database.rows(`select from ${table}`)]).toEqual([table, []]);
});
