import type { DataRequest, RetentionRule, ComplianceSummary, DataRequestDetail } from '@ayana/contracts/operations';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { Page } from '../../platform/http/cursor.js';
import { seedCompliance } from './seed-compliance.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const clock = new Clock();
  const seed = (): Promise<void> => seedCompliance(client, new Ids(clock), clock.now());
  await seed();
  // Again changes nothing.
  await seed();
  await client.end();
});
afterAll(() => api.close());

test('the demo has requirements of every standing, evidence about to lapse, and a request that is late', async () => {
  const { body } = await api.call<ComplianceSummary>('GET', '/compliance-requirements/summary', {
    as: 'ayana_staff',
  });
  const sum = (standing: 'met' | 'at_risk' | 'not_met' | 'open') =>
    body.frameworks.reduce((total, each) => total + each[standing], 0);
  expect([sum('met'), sum('at_risk'), sum('not_met'), sum('open')]).toEqual([6, 5, 4, 5]);
  expect([body.evidence_lapsing, body.evidence_lapsed]).toEqual([5, 2]);
  expect([body.data_requests_open, body.data_requests_overdue]).toEqual([3, 1]);
  const list = await api.call<Page<DataRequest>>('GET', '/data-requests', { as: 'ayana_staff' });
  expect(list.body.items.map(({ kind, state }) => [kind, state])).toEqual([
    ['export', 'verified'],
    ['erase', 'received'],
    ['correct', 'received'],
    ['erase', 'refused'],
  ]);
  const { entries } = (
    await api.call<DataRequestDetail>('GET', `/data-requests/${list.body.items[0]?.id}`, { as: 'ayana_staff' })
  ).body;
  expect(entries.map(({ details }) => details['to'])).toEqual(['received', 'verified']);
  const rules = await api.call<RetentionRule[]>('GET', '/retention-rules', { as: 'ayana_staff' });
  expect(rules.body.filter(({ is_active }) => is_active).map(({ key }) => key)).toEqual(['left_newsletters']);
});
