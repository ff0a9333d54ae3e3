import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../../harness/fixtures.ts';
import { type OwnPages, startOwnPages } from '../../harness/own-pages.ts';

const pagesThat = (page: string): string => `exports.default = new Proxy({}, { get: () => ${page} });`;

/** What stands in the place of the server bundle. A store that refuses or answers 503 leaves no file, or an empty one. */
const BUNDLES: Record<string, string | null | undefined> = {
  refused: undefined,
  '404': null,
  '503': '',
  hangs: pagesThat('() => new Promise(() => {})'),
  'not JavaScript': '<!doctype html><title>Not found</title>',
  'syntax error': 'function {',
  'throws at start': "throw new Error('broken at start');",
  'throws while rendering': pagesThat("async () => ({ Component() { throw new Error('broken while drawing'); } })"),
};

interface Releases {
  failures: { remote: string; version: string; phase: string; reports: number }[];
}

let pages: OwnPages;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ site }) => {
  pages = await startOwnPages(site);
});
test.afterAll(() => pages.stop());

for (const [fault, code] of Object.entries(BUNDLES))
  test(`mfe-public: server bundle ${fault}`, async ({ page, site }) => {
    const version = `1.0.0-${fault.replaceAll(' ', '-').toLowerCase()}.${Date.now().toString(36)}`;
    pages.release('mfe-public', version, (folder) => {
      const bundle = join(folder, 'server', 'portal.cjs');
      rmSync(bundle, { force: true });
      if (code === undefined) mkdirSync(bundle);
      else if (code !== null) writeFileSync(bundle, code);
    });
    // Twice: one release that is broken is one report.
    expect((await page.request.get(`${pages.origin}/about`)).status()).toBe(200);
    await page.goto(`${pages.origin}/about`);
    await expect(page.getByRole('heading', { level: 1 }), 'the browser draws the page').toContainText(/\w/);
    await expect(page.getByText('did not load')).toHaveCount(0);
    await expect
      .poll(async () => {
        const { failures } = await site.api.as<Releases>('ayana_staff', 'GET', '/releases?hours=1');
        return failures
          .filter((each) => each.version === version)
          .map(({ remote, phase, reports }) => [remote, phase, reports]);
      })
      .toEqual([['mfe-public', 'server', 1]]);
  });
