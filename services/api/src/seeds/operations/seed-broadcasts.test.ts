import {
  BROADCAST_STATES,
  type BroadcastCounts,
  type BroadcastsPage,
  type BroadcastTemplates,
  SAVED_AUDIENCES,
} from '@ayana/contracts/operations';
import type { SavedViews } from '@ayana/contracts/service-desk';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { seedBroadcastTemplates } from './seed-broadcast-templates.js';
import { seedBroadcasts } from './seed-broadcasts.js';
import { seedIncidents } from './seed-incidents.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const seed = { ids: new Ids(new Clock()), now: new Date() };
  await seedIncidents(client, seed);
  await seedBroadcasts(client, seed);
  await seedBroadcastTemplates(client, seed);
  // Again changes nothing.
  await seedBroadcasts(client, seed);
  await seedBroadcastTemplates(client, seed);
  await client.end();
});
afterAll(() => api.close());

test('the demo has a broadcast in each state, and they are worked on like any other', async () => {
  const { body: counts } = await api.call<BroadcastCounts>('GET', '/broadcasts/counts', { as: 'admin' });
  expect(counts.by_state).toEqual(Object.fromEntries(BROADCAST_STATES.map((state) => [state, 1])));
  expect(counts.to_approve).toBe(1);
  const { body } = await api.call<BroadcastsPage>('GET', '/broadcasts?state=in_review', { as: 'admin' });
  const moved = await api.call('POST', `/broadcasts/${body.items[0]?.id}/transitions`, {
    as: 'admin',
    body: { name: 'approve' },
  });
  expect([moved.status, moved.body['state']]).toEqual([200, 'approved']);
});

test('the demo shares two audiences and two templates, which a broadcast can begin with', async () => {
  const views = await api.call<SavedViews>('GET', `/saved-views?list=${SAVED_AUDIENCES}`, { as: 'admin' });
  expect(views.body.items.map(({ name }) => name.slice(0, 5))).toEqual(['Demo:', 'Demo:']);
  const { body } = await api.call<BroadcastTemplates>('GET', '/broadcast-templates', { as: 'admin' });
  expect(body.items).toHaveLength(2);
  for (const { name, purpose, topic, channels, texts, variables, link, is_urgent } of body.items) {
    const begun = await api.call('POST', '/broadcasts', {
      as: 'ayana_staff',
      body: {
        title: name,
        purpose,
        channels,
        texts,
        variables,
        link,
        is_urgent,
        audience: { kind: 'people', roles: ['patient'] },
        ...(topic === null ? {} : { topic }),
      },
    });
    expect(begun.status).toBe(201);
  }
});
