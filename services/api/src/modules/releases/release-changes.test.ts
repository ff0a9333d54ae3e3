import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@ayana/contracts/identity';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withPart, withRelease } from '../../../../../deploy/src/changes.ts';
import { readRegistry, swapRegistry } from '../../../../../deploy/src/registry.ts';
import { storeRelease } from '../../../../../deploy/src/store.ts';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';

/** Releases as `npm run release` stores them, and its own code to read what the API has switched. */
const root = mkdtempSync(join(tmpdir(), 'ayana-release-changes-'));
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

let [one, two] = ['', ''];
beforeEach(async () => {
  rmSync(join(store, 'registry.json'), { force: true });
  await api.database.rows('delete from release_changes');
  const [first, second] = [await stored('one'), await stored('two')];
  [one, two] = [first.version, second.version];
  await swapRegistry(store, (now) => withRelease(now, REMOTE, pointer(first), new Date()));
  await swapRegistry(store, (now) => withRelease(now, REMOTE, pointer(second), new Date()));
});

const live = () =>
  readRegistry(store).microFrontends[REMOTE]?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);
const change = (body: object, as: Role = 'admin', remote = REMOTE) =>
  api.call<{ generation: number; code?: string }>('POST', `/releases/${remote}/changes`, {
    as,
    body: { generation: readRegistry(store).generation, ...body },
  });

test('an administrator rolls back, gives the other version to a part, changes its share and promotes it', async () => {
  expect(live()).toEqual([[two, 100]]);
  const back = await change({ kind: 'roll_back' });
  expect([back.status, back.body.generation, live()]).toEqual([200, 3, [[one, 100]]]);
  // The release that was rolled back is not remembered, so it comes again as a new one, out to a part.
  const again = await stored('two');
  await swapRegistry(store, (now) => withPart(now, REMOTE, pointer(again), 10, new Date()));
  expect((await change({ kind: 'share', traffic: 35 })).status).toBe(200);
  expect(live()).toEqual([
    [one, 65],
    [two, 35],
  ]);
  expect((await change({ kind: 'promote' })).status).toBe(200);
  expect(live()).toEqual([[two, 100]]);
  expect((await change({ kind: 'part', version: one, traffic: 5 }, 'super_admin')).status).toBe(200);
  expect(live()).toEqual([
    [two, 95],
    [one, 5],
  ]);
  expect((await change({ kind: 'end_part' })).status).toBe(200);
  expect(live()).toEqual([[two, 100]]);
  expect(readFileSync(join(store, 'registry.last-good.json'), 'utf8')).toBe(
    readFileSync(join(store, 'registry.json'), 'utf8'),
  );
  const { changes } = (await api.call<{ changes: object[] }>('GET', '/releases', { as: 'ayana_staff' })).body;
  expect(changes.slice(0, 2)).toEqual([
    expect.objectContaining({ kind: 'end_part', version: one, state: 'done', changed_by: 'Demo admin' }),
    expect.objectContaining({ kind: 'part', version: one, traffic: 5, state: 'done' }),
  ]);
  const trail = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'release.switched' order by created_at, id`,
  );
  expect(trail[0]?.details).toEqual({ kind: 'roll_back', remote: REMOTE, version: one, traffic: null, generation: 3 });
  expect(trail).toHaveLength(5);
});

test.each(['ayana_staff', 'doctor', 'patient'] as const)('%s may not change a release', async (as) => {
  expect((await change({ kind: 'roll_back' }, as)).status).toBe(403);
  expect(live()).toEqual([[two, 100]]);
});

test('what was changed since the page was read is refused', async () => {
  const answer = await change({ kind: 'roll_back', generation: 1 });
  expect([answer.status, answer.body.code, live()]).toEqual([412, 'stale_version', [[two, 100]]]);
});

test('a change is refused while another one is under way, here or by a command', async () => {
  await api.database.rows(
    `insert into release_changes (id, remote, kind, version, state, from_generation, started_at)
     values (gen_random_uuid(), 'mfe-y', 'promote', '1', 'running', 1, now())`,
  );
  const here = await change({ kind: 'roll_back' });
  expect([here.status, here.body.code]).toEqual([409, 'release_in_progress']);
  // It belongs to a process that died.
  await api.database.rows(`update release_changes set started_at = now() - interval '3 minutes'`);
  writeFileSync(join(store, 'registry.lock'), '1\n');
  const command = await change({ kind: 'roll_back' });
  rmSync(join(store, 'registry.lock'));
  expect([command.status, command.body.code, live()]).toEqual([409, 'release_in_progress', [[two, 100]]]);
  expect((await change({ kind: 'roll_back' })).status).toBe(200);
});

test('of two at once, one is switched', async () => {
  const { generation } = readRegistry(store);
  const answers = await Promise.all([1, 2, 3].map(() => change({ kind: 'roll_back', generation })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(readRegistry(store).generation).toBe(generation + 1);
});

test('a release that is not whole is not rolled back to', async () => {
  const file = join(store, REMOTE, one, 'web', 'remoteEntry.js');
  const whole = readFileSync(file);
  writeFileSync(file, 'something else');
  const answer = await change({ kind: 'roll_back' });
  writeFileSync(file, whole);
  expect([answer.status, answer.body.code, live()]).toEqual([409, 'release_refused', [[two, 100]]]);
});

test('what makes no sense is refused with its reason', async () => {
  expect((await change({ kind: 'promote' })).body.code).toBe('release_refused');
  expect(refusedFieldsOf(await change({ kind: 'part', version: one }))).toEqual(['traffic']);
  expect(refusedFieldsOf(await change({ kind: 'part', version: one, traffic: 100 }))).toEqual(['traffic']);
  expect(refusedFieldsOf(await change({ kind: 'roll_back', version: '9.9.9' }))).toEqual(['version']);
  expect((await change({ kind: 'roll_back', version: two })).body.code).toBe('release_refused');
  expect((await change({ kind: 'promote' }, 'admin', 'mfe-nowhere')).status).toBe(404);
  expect((await change({ kind: 'promote' }, 'admin', '__proto__')).status).toBe(404);
});

test('a version that was taken back before visitors were counted has no number of them', async () => {
  const reason = {
    state: 'worse',
    since: '2026-11-20T10:00:00.000Z',
    before: { version: one, views: 900, failures: 2 },
    now: { version: two, views: 80, failures: 20 },
    findings: [{ measure: 'failures', before: 0.2, now: 25 }],
  };
  await api.database.rows(
    `insert into release_changes (id, remote, kind, version, state, from_generation, generation, started_at, finished_at, reason)
     values (gen_random_uuid(), $1, 'end_part', $2, 'done', 1, 2, now(), now(), $3)`,
    [REMOTE, two, JSON.stringify(reason)],
  );
  const { changes } = (await api.call<{ changes: { reason: object }[] }>('GET', '/releases', { as: 'admin' })).body;
  expect(changes[0]?.reason).toEqual({
    ...reason,
    before: { version: one, visitors: null, failures: 2 },
    now: { version: two, visitors: null, failures: 20 },
  });
});
