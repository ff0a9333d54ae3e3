import type { ReviewLink } from '@ayana/contracts/releases';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReview, reviewKey } from '@ayana/tooling/release-signing/review-links.ts';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type { ReleasesDto } from './releases.dto.js';

const SECRET = 'only-for-this-test-0123456789-abcdef';
const folder = mkdtempSync(join(tmpdir(), 'ayana-review-links-'));

let api: TestApi;
beforeAll(async () => {
  const entry = {
    url: '/releases/mfe-x/1.0.0-live/web/remoteEntry.js',
    metadata: { version: '1.0.0-live', integrity: 'sha384-x' },
    deployment: { traffic: 100, default: true },
    extras: { previous: null },
  };
  const registry = { schema: 'x', generation: 1, microFrontends: { 'mfe-x': [entry] } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  for (const version of ['1.0.0-live', '1.0.0-stored']) {
    mkdirSync(join(folder, 'mfe-x', version), { recursive: true });
    writeFileSync(join(folder, 'mfe-x', version, 'release.json'), '{}');
  }
  api = await startApi({ RELEASES_URL: folder, REVIEW_SECRET: SECRET });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (body: object, as: 'admin' | 'ayana_staff' = 'admin', remote = 'mfe-x') =>
  api.call<ReviewLink>('POST', `/releases/${remote}/review-links`, { as, body });

test('an administrator gets a link that the render server accepts, for as long as was asked', async () => {
  expect((await api.call<ReleasesDto>('GET', '/releases', { as: 'admin' })).body.review_links).toBe(true);
  const { status, body } = await ask({ version: '1.0.0-stored', hours: 4 });
  expect(status).toBe(200);
  const { origin, pathname, searchParams } = new URL(body.link);
  expect([origin, pathname]).toEqual(['http://localhost:3000', '/']);
  const token = searchParams.get('ayana_review') ?? '';
  const review = readReview(reviewKey(SECRET), token, new Date());
  expect(review).toEqual({ remote: 'mfe-x', version: '1.0.0-stored', until: new Date(body.until) });
  const hours = (new Date(body.until).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(3.9);
  expect(hours).toBeLessThanOrEqual(4);
  expect(readReview(reviewKey(`${SECRET}-other`), token, new Date())).toBeUndefined();
});

test.each([
  [{ version: '1.0.0-never', hours: 4 }, 'mfe-x', ['version']],
  [{ version: '1.0.0-stored', hours: 4 }, 'mfe-y', ['version']],
  [{ version: '../1.0.0-stored', hours: 4 }, 'mfe-x', ['version']],
  [{ version: '1.0.0-stored', hours: 337 }, 'mfe-x', ['hours']],
])('%j of %s is refused', async (body, remote, fields) => {
  const answer = await ask(body, 'admin', remote);
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, fields]);
});

test('the shell is refused, saying why: no link can show it', async () => {
  const { status, text } = await ask({ version: '1.0.0-stored', hours: 4 }, 'admin', 'shell');
  expect([status, text]).toEqual([409, expect.stringContaining('the shell is a process of its own')]);
});

test('staff who only look get none', async () => {
  expect((await ask({ version: '1.0.0-stored', hours: 4 }, 'ayana_staff')).status).toBe(403);
});
