import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { type OwnPages, startOwnPages } from '../../harness/own-pages.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const pagesThat = (page: string): string => `exports.default = new Proxy({}, { get: () => ${page} });`;

/** The content in place of the server bundle. A store that refuses or answers 503 leaves a folder, or an empty file. */
const BUNDLES: Record<string, string | undefined> = {
  refused: undefined,
  '503': '',
  hangs: pagesThat('() => new Promise(() => {})'),
  'not JavaScript': '<!doctype html><title>Not found</title>',
  'syntax error': 'function {',
  'throws at start': "throw new Error('broken at start');",
  'throws while rendering': pagesThat("async () => ({ Component() { throw new Error('broken while drawing'); } })"),
};
/** Longest wait for the page, in milliseconds by its clock. */
const LONGEST_WAIT = 6_000;
const DRAWN = /<h1[^>]*>About Ayana/;

interface Releases {
  failures: { remote: string; version: string; generation: number; phase: string; reports: number }[];
}

// Screenshots of every step would take a third of the time; requests and steps are kept.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

/** One per worker; every case has its own release, made from the site's first one. */
let pages: OwnPages;

test.beforeAll(async ({ site }) => {
  pages = await startOwnPages(site);
});
test.afterAll(() => pages.stop());

test('mfe-public: without its server bundle a release is incomplete, and the previous one is served', async ({
  page,
}) => {
  pages.release('mfe-public', `1.0.0-404.${Date.now().toString(36)}`, (folder) =>
    rmSync(join(folder, 'server', 'portal.cjs')),
  );
  expect(await serverText(page, '/about')).toMatch(DRAWN);
  await page.goto(`${pages.origin}/about`);
  await expect(new SiteFrame(page).heading).toHaveText('About Ayana');
});

for (const [fault, code] of Object.entries(BUNDLES))
  test(`mfe-public: server bundle ${fault}`, async ({ page, site }) => {
    const version = `1.0.0-${fault.replaceAll(' ', '-').toLowerCase()}.${Date.now().toString(36)}`;
    const generation = pages.release('mfe-public', version, (folder) => {
      const bundle = join(folder, 'server', 'portal.cjs');
      rmSync(bundle, { force: true });
      if (code === undefined) mkdirSync(bundle);
      else writeFileSync(bundle, code);
    });
    expect(await serverText(page, '/about'), 'the server cannot draw it').not.toMatch(DRAWN);

    await test.step('the browser draws the page, and it works', async () => {
      await page.goto(`${pages.origin}/about`);
      await expect(new SiteFrame(page).heading).toHaveText('About Ayana');
      expect(await page.evaluate(() => performance.now()), 'milliseconds of waiting').toBeLessThan(LONGEST_WAIT);
      await expect(page.getByText('did not load')).toHaveCount(0);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('link', { name: 'Look at the hospitals' }).click();
      await expect(page).toHaveURL(`${pages.origin}/hospitals`);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
    expect(await serverText(page, '/login'), 'what others draw is drawn').toMatch(/<h1/);
    await test.step('a release that is broken for all is reported once', async () => {
      await expect
        .poll(async () => {
          const { failures } = await site.api.as<Releases>('ayana_staff', 'GET', '/releases?hours=1');
          return failures.filter((each) => each.version === version);
        })
        .toEqual([expect.objectContaining({ remote: 'mfe-public', version, generation, phase: 'server', reports: 1 })]);
    });
    await test.step('the next release is drawn by the server again', async () => {
      pages.release('mfe-public', `${version}.repaired`, () => {});
      expect(await serverText(page, '/about')).toMatch(DRAWN);
    });
  });

async function serverText(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(pages.origin + path);
  expect(answer.status()).toBe(200);
  return answer.text();
}
