import type { IncidentCounts, IncidentsPage } from '@ayana/contracts/operations';
import { Client } from 'pg';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { operationsOf } from '../../modules/incidents/testing/operations.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { seedIncidents } from './seed-incidents.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const seed = { ids: new Ids(new Clock()), now: new Date() };
  await seedIncidents(client, seed);
  // Again changes nothing.
  await seedIncidents(client, seed);
  await client.end();
});
afterAll(() => api.close());

test('the demo has an incident that runs, one that is reviewed, and a drill apart', async () => {
  const { body: counts } = await api.call<IncidentCounts>('GET', '/incidents/counts', { as: 'admin' });
  expect([counts.incidents.running, counts.incidents.by_state.reviewed, counts.drills.to_review]).toEqual([1, 1, 1]);
  // One of the incident that runs, and one that the review of the other has left.
  expect(counts.my_tasks).toBe(2);
  const found = await api.call<IncidentsPage>('GET', '/incidents?q=fog', { as: 'admin' });
  expect(found.body.items).toMatchObject([{ number: 'INC-000002', state: 'reviewed', open_tasks: 1 }]);
});

test('demo incidents are worked on like any other', async () => {
  const operations = operationsOf(api);
  const { body } = await api.call<IncidentsPage>('GET', '/incidents?state=active', { as: 'admin' });
  const id = body.items[0]?.id ?? '';
  const moved = await operations.act('POST', `${id}/transitions`, {
    name: 'stabilise',
    note: 'Both families have moved',
  });
  expect([moved.status, moved.body.state]).toEqual([200, 'stable']);
  const next = await atTime(api, new Date(), () => operations.open());
  expect(next.body.number).toBe('INC-000003');
});
