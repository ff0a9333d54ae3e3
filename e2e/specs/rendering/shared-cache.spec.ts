import type { APIRequestContext, APIResponse } from '@playwright/test';
import CachePolicy from 'http-cache-semantics';

import { expect, test } from '../../harness/fixtures.ts';

const PAGES = ['/', '/hospitals', '/doctors', '/faq', '/blog', '/contact', '/destinations'];

/** A shared cache as RFC 9111 describes one, in front of the site: what a CDN may keep and give to others. */
class SharedCache {
  readonly #kept = new Map<string, { policy: CachePolicy; body: string }>();

  constructor(private readonly request: APIRequestContext) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<{ body: string; isHit: boolean }> {
    const asked = { url: path, method: 'GET', headers };
    const kept = this.#kept.get(path);
    if (kept?.policy.satisfiesWithoutRevalidation(asked) === true) return { body: kept.body, isHit: true };
    const answer = await this.request.get(path, { headers, maxRedirects: 0 });
    const body = await answer.text();
    const policy = new CachePolicy(asked, { status: answer.status(), headers: answer.headers() }, { shared: true });
    if (policy.storable() && policy.timeToLive() > 0) this.#kept.set(path, { policy, body });
    return { body, isHit: false };
  }
}

const cacheOf = (answer: APIResponse): string => answer.headers()['cache-control'] ?? '';

test('two views of a public page are the same bytes, without a cookie, and a cache may keep them', async ({
  request,
}) => {
  for (const path of PAGES) {
    const [first, second] = [await request.get(path), await request.get(path)];
    expect(await second.body(), path).toEqual(await first.body());
    expect(second.headers()['content-security-policy'], path).toBe(first.headers()['content-security-policy']);
    expect(first.headers()['set-cookie'], path).toBeUndefined();
    expect(cacheOf(first), path).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(first.headers()['vary'], path).toBe('Accept-Encoding, Cookie');
    expect(first.headers()['cache-tag']?.split(','), path).toContain('release');

    const again = await request.get(path, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
    expect(cacheOf(again), path).toBe(cacheOf(first));
  }
});

test('a shared cache gives visitors the page, and never keeps or gives one to someone who is signed in', async ({
  request,
}) => {
  const cache = new SharedCache(request);
  expect((await cache.get('/hospitals')).isHit).toBe(false);
  const visitor = await cache.get('/hospitals');
  expect(visitor.isHit).toBe(true);

  const cookie = 'ayana_signed_in=%2Fpatient-portal';
  const own = await cache.get('/hospitals', { cookie });
  expect(own.isHit).toBe(false);
  expect(own.body).not.toBe(visitor.body);
  expect((await cache.get('/hospitals', { cookie })).isHit, 'a signed-in page was kept').toBe(false);
  // Any cookie of the site, even one that says nothing, gets a page of its own.
  for (const each of ['ayana_signed_in=', 'ayana_cohort=7', 'ayana_language=en'])
    expect(cacheOf(await request.get('/hospitals', { headers: { cookie: each } })), each).toBe('private, no-store');
  expect((await cache.get('/hospitals')).body).toBe(visitor.body);
});

test('what is of one person, missing or only passed through is kept nowhere', async ({ request, signedIn }) => {
  for (const path of [
    '/login',
    '/reset-password?token=x',
    '/nowhere',
    '/hospital/nowhere',
    '/patient-portal',
    '/Hospitals',
  ])
    expect([path, cacheOf(await request.get(path, { maxRedirects: 0 }))]).toEqual([
      path,
      expect.stringMatching(/^(private, )?no-store$/),
    ]);

  const page = await signedIn('patient');
  for (const path of ['/patient-portal', '/hospitals'])
    expect([path, cacheOf(await page.request.get(path))]).toEqual([path, 'private, no-store']);
});
