import type { EscalationRunDetail, OnCallRota, ResourceNeed, Resource } from '@ayana/contracts/operations';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { seedEscalation } from './seed-escalation.js';
import { seedIncidents } from './seed-incidents.js';
import { seedResources } from './seed-resources.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const seed = { ids: new Ids(new Clock()), now: new Date() };
  await seedIncidents(client, seed);
  // Again changes nothing.
  await seedEscalation(client, seed);
  await seedResources(client, seed);
  await seedEscalation(client, seed);
  await seedResources(client, seed);
  await client.end();
});
afterAll(() => api.close());

const list = async <Item>(path: string): Promise<Item[]> =>
  (await api.call<{ items: Item[] }>('GET', path, { as: 'admin' })).body.items;

test('the demo has rotas with someone on call, and runs that are over', async () => {
  const rotas = await list<OnCallRota>('/on-call-rotas');
  expect(rotas.map(({ name }) => name)).toEqual(['Medical on call', 'Night desk']);
  expect(rotas.every(({ on_call, next_handover_at }) => on_call !== null && next_handover_at !== null)).toBe(true);
  const [run] = await list<{ id: string }>('/escalation-runs?is_test=false');
  const { body } = await api.call<EscalationRunDetail>('GET', `/escalation-runs/${run?.id ?? ''}`, { as: 'admin' });
  expect([body.state, body.acknowledged_way, body.pages.length, body.transitions]).toEqual([
    'acknowledged',
    'link',
    6,
    [],
  ]);
  expect(body.entries.map(({ event }) => event)).toEqual(['started', 'paged', 'paged', 'acknowledged']);
});

test('the demo has resources in several cities, one on its way, and needs in every state', async () => {
  const resources = await list<Resource>('/resources?limit=100');
  expect(new Set(resources.map(({ place }) => place.name)).size).toBe(6);
  expect(resources.find(({ name }) => name === 'Car with a ramp, Chennai')?.now?.state).toBe('dispatched');
  const needs = await list<ResourceNeed>('/resource-needs');
  expect(new Set(needs.map(({ state }) => state))).toEqual(new Set(['open', 'met', 'closed']));
  expect(needs.filter(({ incident_id }) => incident_id !== null)).toHaveLength(2);
});
