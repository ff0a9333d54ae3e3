import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site);
});
test.afterAll(async () => releases.stop());

/** The value of a metric with all of these labels; undefined where there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const line = (await releases.metrics())
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}[ {]`).test(one) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function visit(path: string): Promise<number> {
  const answer = await fetch(releases.origin + path);
  await answer.arrayBuffer();
  return answer.status;
}

test('the render server counts answers, rendering times and failures', async () => {
  // Different URLs, since a page is rendered once per second for all requests.
  for (const path of ['/', '/?again', '/nowhere-at-all', '/api/health/live']) await visit(path);
  const request = 'ayana_render_request_seconds_count';
  expect(await valueOf(request, { method: 'GET', route: 'public.home', status: '200' })).toBe(2);
  expect(await valueOf(request, { route: 'shell.not-found', status: '404' })).toBe(1);
  expect(await valueOf(request, { route: '/api/*', status: '200' })).toBe(1);
  const drawn = { remote: 'mfe-public' };
  expect(await valueOf('ayana_render_page_seconds_count', drawn)).toBe(2);
  expect(await valueOf('ayana_render_page_seconds_sum', drawn)).toBeGreaterThan(0);
  expect(await valueOf('ayana_render_failed_bundles_total', drawn)).toBeUndefined();
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);

  const before = (await valueOf('ayana_render_generation')) ?? 0;
  expect(before).toBeGreaterThan(0);
  const { root, version } = releases.build('mfe-public', {
    changes: [{ text: /^/g, other: "throw new Error('broken at start');\n", files: /^portal\.cjs$/ }],
  });
  const { code, output } = await releases.run(['deploy/src/publish.ts', 'mfe-public', '--root', root]);
  expect(code, output).toBe(0);
  expect(await visit('/')).toBe(200);
  expect(await valueOf('ayana_render_generation')).toBe(before + 1);
  expect(await valueOf('ayana_render_failed_bundles_total', { remote: 'mfe-public', version })).toBe(1);

  // Metrics contain no personal data and are not served on the site.
  expect(await visit('/metrics')).toBe(404);
  expect(await releases.metrics()).not.toMatch(/nowhere-at-all|127\.0\.0\.1|cookie/i);
});
