import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withPart, withRelease } from '../../../../../deploy/src/changes.ts';
import { readRegistry, swapRegistry } from '../../../../../deploy/src/registry.ts';
import { storeRelease } from '../../../../../deploy/src/store.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { ReleasesDto } from './releases.dto.js';
import { RolloutsJob } from './rollouts.job.js';

/** Releases as `npm run release` stores them, reports as browsers send them. */
const root = mkdtempSync(join(tmpdir(), 'ayana-rollouts-'));
const store = join(root, 'releases');
const REMOTE = 'mfe-x';

let api: TestApi;
beforeAll(async () => {
  mkdirSync(store);
  api = await startApi({ RELEASES_URL: store });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true, force: true });
});

async function stored(words: string) {
  const dir = join(root, words, REMOTE);
  const dist = join(dir, 'dist');
  mkdirSync(join(dist, 'web'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), `{"name":"@ayana/${REMOTE}","version":"1.0.0"}`);
  writeFileSync(join(dist, 'web', 'remoteEntry.js'), `${'console.log("a remote");\n'.repeat(40)}// ${words}`);
  const release = describeRelease(dir, dist);
  await storeRelease(store, release, dist);
  return release;
}

let [old, fresh] = ['', ''];
beforeEach(async () => {
  rmSync(join(store, 'registry.json'), { force: true });
  for (const table of ['release_changes', 'page_views', 'remote_failures', 'web_vitals', 'patient_notifications'])
    await api.database.rows(`delete from ${table}`);
  const [first, second] = [await stored('one'), await stored('two')];
  [old, fresh] = [first.version, second.version];
  await swapRegistry(store, (now) => withRelease(now, REMOTE, pointer(first), new Date()));
  await swapRegistry(store, (now) => withPart(now, REMOTE, pointer(second), 10, new Date(), { min_views: 40 }));
});

const live = () =>
  readRegistry(store).microFrontends[REMOTE]?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);
const watch = () => api.app.get(RolloutsJob).run(readRegistry(store));
const overview = async () => (await api.call<ReleasesDto>('GET', '/releases', { as: 'ayana_staff' })).body;

/** By the tables' own rows: a browser's reports are limited by its address. */
async function seen(version: string, views: number, failures: number): Promise<void> {
  await api.database.rows(
    `insert into page_views (hour, remote, version, views) values (date_trunc('hour', now()), '${REMOTE}', '${version}', ${views})`,
  );
  if (failures > 0)
    await api.database.rows(
      `insert into remote_failures (hour, remote, version, generation, phase, reports, first_at, last_at)
       values (date_trunc('hour', now()), '${REMOTE}', '${version}', 2, 'render', ${failures}, now(), now())`,
    );
}

test('a new version that fails far more often is taken back by itself, and everybody who may change releases hears why', async () => {
  await seen(old, 900, 2);
  await seen(fresh, 80, 20);
  await watch();
  expect(live()).toEqual([[old, 100]]);
  const [change] = (await overview()).changes;
  expect(change).toMatchObject({
    kind: 'end_part',
    version: fresh,
    state: 'done',
    changed_by: null,
    generation: 3,
    reason: {
      state: 'worse',
      before: { version: old, views: 900, failures: 2 },
      now: { version: fresh, views: 80, failures: 20 },
      findings: [{ measure: 'failures', before: 0.222, now: 25 }],
    },
  });
  const trail = await api.database.rows<{ actor_id: string | null; details: { reason: object } }>(
    `select actor_id, details from audit_entries where action = 'release.switched'`,
  );
  expect(trail).toEqual([
    {
      actor_id: null,
      details: expect.objectContaining({ kind: 'end_part', generation: 3, reason: expect.anything() }),
    },
  ]);
  const told = await api.database.rows<{ title: string; metadata: { path: string }; role: string }>(
    `select note.title, note.metadata, person.role from patient_notifications note join users person on person.id = note.patient_id
     order by person.role`,
  );
  expect(new Set(told.map(({ role }) => role))).toEqual(new Set(['admin', 'super_admin']));
  expect(told[0]).toMatchObject({
    title: 'mfe-x was rolled back by itself',
    metadata: { path: '/admin/releases', kind: 'task' },
  });
  // Once: there is no part any more.
  await watch();
  expect((await overview()).changes).toHaveLength(1);
});

test('a new version that is slower than before is taken back', async () => {
  await seen(old, 600, 0);
  await seen(fresh, 300, 0);
  const measured = (version: string, bucket: number, reports: number) =>
    api.database.rows(
      `insert into web_vitals (hour, remote, version, vital, bucket, reports)
       values (date_trunc('hour', now()), '${REMOTE}', '${version}', 'LCP', ${bucket}, ${reports})`,
    );
  await measured(old, 6, 400);
  await measured(old, 9, 100);
  await measured(fresh, 6, 40);
  await measured(fresh, 14, 120);
  await watch();
  expect(live()).toEqual([[old, 100]]);
  expect((await overview()).changes[0]?.reason?.findings).toEqual([
    { measure: 'LCP', before: expect.any(Number), now: expect.any(Number) },
  ]);
});

test.each([
  ['shows no difference', [900, 9], [100, 1], 'same'],
  ['was seen too little', [900, 0], [20, 15], 'gathering'],
] as const)('one that %s stays, and the page says so', async (_words, before, now, state) => {
  await seen(old, before[0], before[1]);
  await seen(fresh, now[0], now[1]);
  await watch();
  expect((await overview()).remotes[0]?.rollout?.state).toBe(state);
  expect(live()).toEqual([
    [old, 90],
    [fresh, 10],
  ]);
});

test('what was reported before the roll-out began is not counted', async () => {
  await seen(old, 900, 0);
  await api.database.rows(
    `insert into remote_failures (hour, remote, version, generation, phase, reports, first_at, last_at)
     values (date_trunc('hour', now() - interval '2 hours'), '${REMOTE}', '${fresh}', 1, 'render', 500, now(), now())`,
  );
  await seen(fresh, 100, 0);
  await watch();
  expect(live()).toHaveLength(2);
});

test('while a person changes something, it waits', async () => {
  await seen(old, 900, 0);
  await seen(fresh, 80, 40);
  writeFileSync(join(store, 'registry.lock'), '1\n');
  await watch();
  rmSync(join(store, 'registry.lock'));
  expect(live()).toHaveLength(2);
  await watch();
  expect(live()).toEqual([[old, 100]]);
});
