import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolloutKey, rolloutToken } from '@ayana/tooling/release-signing/rollout-tokens.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withPart, withRelease } from '../../../../../deploy/src/changes.ts';
import { readRegistry, swapRegistry } from '../../../../../deploy/src/registry.ts';
import { storeRelease } from '../../../../../deploy/src/store.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { ReleasesDto } from './releases.dto.js';
import { RolloutsJob } from './rollouts.job.js';
import { eventually } from '../../../test/support/eventually.js';

const SECRET = 'only-for-this-test-0123456789-abcdef';
/** Releases as `npm run release` stores them, reports as browsers send them. */
const root = mkdtempSync(join(tmpdir(), 'ayana-rollouts-'));
const store = join(root, 'releases');
const REMOTE = 'mfe-x';

let api: TestApi;
beforeAll(async () => {
  mkdirSync(store);
  api = await startApi({ RELEASES_URL: store, REVIEW_SECRET: SECRET });
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
/** A higher one for each test: the API reads a registry again when its generation is another. */
let generation = 0;
beforeEach(async () => {
  generation += 10;
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ schema: 'x', generation, microFrontends: {} }));
  for (const table of ['release_changes', 'rollout_counts', 'rollout_reporters', 'patient_notifications'])
    await api.database.rows(`delete from ${table}`);
  const [first, second] = [await stored('one'), await stored('two')];
  [old, fresh] = [first.version, second.version];
  await swapRegistry(store, (now) => withRelease(now, REMOTE, pointer(first), new Date()));
  await swapRegistry(store, (now) => withPart(now, REMOTE, pointer(second), 10, new Date(), { min_visitors: 40 }));
});

const live = () =>
  readRegistry(store).microFrontends[REMOTE]?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);
const watch = () => api.app.get(RolloutsJob).run(readRegistry(store));
const overview = async () => (await api.call<ReleasesDto>('GET', '/releases', { as: 'ayana_staff' })).body;

const began = (): string => readRegistry(store).microFrontends[REMOTE]?.[1]?.extras.began ?? '';

/** Until the API has looked at the registry of this test. */
const untilRead = (): Promise<boolean> =>
  eventually(async () => (await overview()).remotes[0]?.rollout?.since === began());

/** Rows, where hundreds of visitors are needed; reports themselves are tested below. */
const counted = (version: string, measure: string, addresses: number, bucket = 0) =>
  api.database.rows(
    `insert into rollout_counts (remote, began, version, measure, bucket, addresses)
     values ('${REMOTE}', '${began()}', '${version}', '${measure}', ${bucket}, ${addresses})`,
  );

async function seen(version: string, visitors: number, failures: number): Promise<void> {
  await counted(version, 'visitors', visitors);
  if (failures > 0) await counted(version, 'failures', failures);
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
    generation: generation + 3,
    reason: {
      state: 'worse',
      before: { version: old, visitors: 900, failures: 2 },
      now: { version: fresh, visitors: 80, failures: 20 },
      findings: [{ measure: 'failures', before: 0.222, now: 25 }],
    },
  });
  const trail = await api.database.rows<{ actor_id: string | null; details: { reason: object } }>(
    `select actor_id, details from audit_entries where action = 'release.switched'`,
  );
  expect(trail).toEqual([
    {
      actor_id: null,
      details: expect.objectContaining({ kind: 'end_part', generation: generation + 3, reason: expect.anything() }),
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
  await counted(old, 'LCP', 400, 6);
  await counted(old, 'LCP', 100, 9);
  await counted(fresh, 'LCP', 40, 6);
  await counted(fresh, 'LCP', 120, 14);
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
  await untilRead();
  expect((await overview()).remotes[0]?.rollout?.state).toBe(state);
  expect(live()).toEqual([
    [old, 90],
    [fresh, 10],
  ]);
});

test('what was reported of an earlier roll-out of the same versions is not counted', async () => {
  await seen(old, 900, 0);
  await seen(fresh, 100, 0);
  await api.database.rows(
    `insert into rollout_counts (remote, began, version, measure, bucket, addresses)
     values ('${REMOTE}', now() - interval '2 hours', '${fresh}', 'failures', 0, 90)`,
  );
  await watch();
  expect(live()).toHaveLength(2);
});

describe('reports of browsers', () => {
  const tokenOf = (version: string, secret = SECRET): string =>
    rolloutToken(rolloutKey(secret), { remote: REMOTE, version, began: began() });
  const report = (version: string, address: string, token: string | undefined) =>
    api.call('POST', '/client-reports', {
      address,
      body: { remote: REMOTE, version, generation: 2, phase: 'render', token },
    });
  const failure = (version: string, address: string) => report(version, address, tokenOf(version));
  const vitals = (version: string, address: string, body: object = {}) =>
    api.call('POST', '/web-vitals', {
      address,
      body: { remote: REMOTE, version, views: 7, token: tokenOf(version), ...body },
    });
  const figures = async () => {
    const rollout = (await overview()).remotes[0]?.rollout;
    return [rollout?.before, rollout?.now].map((side) => [side?.visitors, side?.failures]);
  };
  beforeEach(untilRead);

  test('of one address count once, of either version: neither failures nor pages can be piled up', async () => {
    for (const version of [old, fresh])
      for (let again = 0; again < 8; again += 1)
        expect([(await failure(version, '10.1.0.1')).status, (await vitals(version, '10.1.0.1')).status]).toEqual([
          204, 204,
        ]);
    expect(await figures()).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await vitals(fresh, '10.1.0.2', { LCP: 2500 });
    await vitals(fresh, '10.1.0.2', { LCP: 9000 });
    // Of one IPv6 customer each of his 2^64 addresses is the same.
    for (const address of ['2001:db8:1:1::5', '2001:db8:1:1:ffff::6']) await failure(fresh, address);
    expect(await figures()).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(await api.database.rows(`select measure, addresses from rollout_counts where measure = 'LCP'`)).toEqual([
      { measure: 'LCP', addresses: 1 },
    ]);
  });

  test('without the token of a page that was rendered with this version meanwhile decide nothing', async () => {
    const earlier = { remote: REMOTE, version: fresh, began: '2026-01-01T00:00:00.000Z' };
    const tokens = [
      undefined,
      tokenOf(old),
      tokenOf(fresh, `${SECRET}-other`),
      rolloutToken(rolloutKey(SECRET), earlier),
    ];
    for (const [index, token] of tokens.entries())
      for (let visitor = 1; visitor <= 15; visitor += 1)
        expect((await report(fresh, `10.2.${index}.${visitor}`, token)).status).toBe(204);
    expect(await figures()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await watch();
    expect(live()).toHaveLength(2);
  });

  test('of many addresses that all fail take the version back', async () => {
    for (let visitor = 1; visitor <= 45; visitor += 1) {
      await vitals(old, `10.3.0.${visitor}`);
      await failure(fresh, `10.3.1.${visitor}`);
    }
    await watch();
    expect(live()).toEqual([[old, 100]]);
    expect((await overview()).changes[0]?.reason?.findings).toEqual([{ measure: 'failures', before: 0, now: 100 }]);
  });
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
