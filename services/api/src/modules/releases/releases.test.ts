import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type { ReleasesDto } from './releases.dto.js';

const folder = mkdtempSync(join(tmpdir(), 'ayana-releases-'));
const entry = (version: string, traffic: number, isDefault: boolean): object => ({
  url: `/releases/mfe-public/${version}/web/remoteEntry.js`,
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic, default: isDefault },
  extras: { previous: '1.0.0-a', since: '2026-11-20T10:00:00.000Z' },
});

let api: TestApi;
beforeAll(async () => {
  const microFrontends = { 'mfe-public': [entry('1.0.0-b', 90, true), entry('1.0.0-c', 10, false)] };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ schema: 'x', generation: 7, microFrontends }));
  api = await startApi({ RELEASES_URL: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const form = {
  first_name: 'Amina',
  last_name: 'Otieno',
  email: 'amina.otieno@example.com',
  phone: '+254 712 345678',
  interested_procedure: 'Heart valve replacement',
  preferred_destination: 'Chennai',
  additional_info: 'My father is 68.',
};
const failure = { remote: 'mfe-public', version: '1.0.0-b', generation: 7, phase: 'entry' };
const overview = async (): Promise<ReleasesDto> =>
  (await api.call<ReleasesDto>('GET', '/releases', { as: 'ayana_staff' })).body;

/** How often failures of the remote's entry were counted. The counters are those of the process: other test files share it. */
async function countOf(remote: string): Promise<number> {
  const counter = await register.getSingleMetric('ayana_remote_failures_total')?.get();
  return counter?.values.find(({ labels }) => labels['remote'] === remote && labels['phase'] === 'entry')?.value ?? 0;
}

test('reports of a failed remote are summed, by remote, version and phase, and counted', async () => {
  const before = await countOf('mfe-public');
  for (const phase of ['entry', 'entry', 'render'])
    expect((await api.call('POST', '/client-reports', { body: { ...failure, phase } })).status).toBe(204);
  expect((await overview()).failures).toEqual([
    expect.objectContaining({ ...failure, phase: 'render', reports: 1 }),
    expect.objectContaining({ ...failure, reports: 2 }),
  ]);
  expect(await countOf('mfe-public')).toBe(before + 2);
});

test('an unknown remote is counted as other, so that reports cannot add metric labels', async () => {
  const before = await countOf('other');
  await api.call('POST', '/client-reports', { body: { ...failure, remote: 'mfe-invented' } });
  expect(await countOf('other')).toBe(before + 1);
  expect(await register.metrics()).not.toContain('mfe-invented');
});

test.each([
  ['remote', 'MFE <script>'],
  ['remote', 'm'.repeat(41)],
  ['version', 'x'.repeat(61)],
  ['version', 'a b'],
  ['generation', -1],
  ['phase', 'lunch'],
  ['stack', 'at home'],
])('a report with %s = %j is refused', async (field, value) => {
  const answer = await api.call('POST', '/client-reports', { body: { ...failure, [field]: value } });
  expect(answer.status).toBe(422);
  expect(refusedFieldsOf(answer)).toEqual([field]);
});

test('more than sixty reports a minute from one address are refused', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1)
    statuses.push((await api.call('POST', '/client-reports', { body: failure, address: '10.9.9.9' })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test.each(['constructor', 'none'])('counts a report of %s, which is no remote', async (remote) => {
  const body = { remote, version: '1.0.0', views: 1, LCP: 900 };
  expect((await api.call('POST', '/web-vitals', { body, address: '10.8.8.8' })).status).toBe(204);
});

test('shows the registry, the views and the vitals of each version together', async () => {
  const report = { remote: 'mfe-public', version: '1.0.0-b', views: 2, LCP: 900, CLS: 0 };
  for (const LCP of [900, 900, 2400, 900])
    expect((await api.call('POST', '/web-vitals', { body: { ...report, LCP } })).status).toBe(204);
  await api.call('POST', '/web-vitals', { body: { remote: 'mfe-public', version: '1.0.0-old', views: 1 } });
  const { generation, remotes } = await overview();
  expect(generation).toBe(7);
  expect(remotes).toEqual([
    expect.objectContaining({ remote: 'mfe-public', previous: '1.0.0-a', since: '2026-11-20T10:00:00.000Z' }),
  ]);
  const [current, part, old] = remotes[0]?.versions ?? [];
  expect(current).toMatchObject({ version: '1.0.0-b', traffic: 90, is_default: true, views: 8 });
  expect(current?.vitals.map(({ vital, reports }) => [vital, reports])).toEqual([
    ['LCP', 4],
    ['CLS', 4],
  ]);
  expect(current?.vitals[0]?.p75).toBe(1000);
  expect(part).toMatchObject({ version: '1.0.0-c', traffic: 10, is_default: false, views: 0, vitals: [] });
  expect(old).toMatchObject({ version: '1.0.0-old', traffic: 0, views: 1 });
  expect(await register.metrics()).toMatch(/ayana_release_traffic_percent\{remote="mfe-public",version="1.0.0-c"\} 10/);
});

test.each([
  ['LCP', -1],
  ['CLS', 'much'],
  ['INP', 1e9],
  ['views', 1001],
  ['user_id', 'x'],
])('vitals with %s = %j are refused', async (field, value) => {
  const answer = await api.call('POST', '/web-vitals', {
    body: { remote: 'mfe-public', version: '1', views: 0, [field]: value },
  });
  expect(refusedFieldsOf(answer)).toEqual([field]);
});

test('one request id leads from the call to the mail’s row', async () => {
  const id = 'browser-request-0001';
  const answer = await api.call('POST', '/functions/contact-form', { body: form, headers: { 'x-request-id': id } });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, id]);
  const mails = await api.database.rows<{ request_id: string }>('select request_id from outgoing_mails');
  expect(mails.map((mail) => mail.request_id)).toEqual([id, id]);
  const jobs = await api.database.rows<{ id: string }>(
    `select data->>'request_id' as id from jobs.job where name = 'messaging.mail'`,
  );
  expect(jobs.map((job) => job.id)).toEqual([id, id]);
});
