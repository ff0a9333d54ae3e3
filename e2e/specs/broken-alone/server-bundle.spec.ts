import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { APIRequestContext, Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { type OwnPages, startOwnPages } from '../../harness/own-pages.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const pagesThat = (page: string): string => `exports.default = new Proxy({}, { get: () => ${page} });`;

/** The content in place of the server bundle. A store that refuses or answers 503 leaves a folder, or an empty file. */
const BUNDLES = {
  refused: undefined,
  '503': '',
  hangs: pagesThat('() => new Promise(() => {})'),
  'not JavaScript': '<!doctype html><title>Not found</title>',
  'syntax error': 'function {',
  'throws at start': "throw new Error('broken at start');",
  'throws while rendering': pagesThat("async () => ({ Component() { throw new Error('broken while drawing'); } })"),
} satisfies Record<string, string | undefined>;
/** Of each kind of document that such a bundle leads to, one. */
const OPENED: ReadonlySet<string> = new Set(['hangs', 'throws while rendering']);
const DRAWN = /<h1[^>]*>About Ayana/;

interface Releases {
  failures: { remote: string; version: string; generation: number; phase: string; reports: number }[];
}

// Screenshots of every step would take a third of the time; requests and steps are kept.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

/** Every case has its own release, made from the site's first one. */
test.describe.configure({ mode: 'default' });
let pages: OwnPages;

test.beforeAll(async ({ site }) => {
  pages = await startOwnPages(site);
});
test.afterAll(() => pages.stop());

test('without its server bundle a release is incomplete, and the previous one is served', async ({ request }) => {
  pages.release('mfe-public', `1.0.0-404.${Date.now().toString(36)}`, (folder) =>
    rmSync(join(folder, 'server', 'portal.cjs')),
  );
  expect(await serverText(request, '/about')).toMatch(DRAWN);
});

test('a broken server bundle spoils only its own pages, is reported once, and the next release is drawn again', async ({
  page,
  request,
  site,
}) => {
  const answers: Record<string, string> = {};
  for (const [fault, code] of Object.entries(BUNDLES))
    await test.step(fault, async () => {
      const { version, generation } = releaseBroken(fault, code);
      const answer = await serverText(request, '/about');
      expect(answer, 'the server cannot draw it').not.toMatch(DRAWN);
      answers[fault] = withoutRelease(answer, version, generation);
      expect(await serverText(request, '/login'), 'what others draw is drawn').toMatch(/<h1/);
      await expect
        .poll(async () => {
          const { failures } = await site.api.as<Releases>('ayana_staff', 'GET', '/releases?hours=1');
          return failures.filter((each) => each.version === version);
        })
        .toEqual([expect.objectContaining({ remote: 'mfe-public', version, generation, phase: 'server', reports: 1 })]);
      if (OPENED.has(fault)) await test.step('the browser draws the page, and it works', () => drawsAbout(page));
      pages.release('mfe-public', `${version}.repaired`, () => {});
      expect(await serverText(request, '/about')).toMatch(DRAWN);
    });
  // The two kinds of documents that the browser has opened.
  const { 'throws while rendering': halfDrawn, ...undrawn } = answers;
  expect(new Set(Object.values(undrawn)).size, 'each is answered by the same document').toBe(1);
  expect(halfDrawn).not.toBe(undrawn['hangs']);
});

async function drawsAbout(page: Page): Promise<void> {
  await page.goto(`${pages.origin}/about`);
  await expect(new SiteFrame(page).heading).toHaveText('About Ayana');
  await expect(page.getByText('did not load')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Look at the hospitals' }).click();
  await expect(page).toHaveURL(`${pages.origin}/hospitals`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Releases mfe-public with this in place of its server bundle. */
function releaseBroken(fault: string, code: string | undefined): { version: string; generation: number } {
  const version = `1.0.0-${fault.replaceAll(' ', '-').toLowerCase()}.${Date.now().toString(36)}`;
  const generation = pages.release('mfe-public', version, (folder) => {
    const bundle = join(folder, 'server', 'portal.cjs');
    rmSync(bundle, { force: true });
    if (code === undefined) mkdirSync(bundle);
    else writeFileSync(bundle, code);
  });
  return { version, generation };
}

/** A document without what differs from release to release and from answer to answer. */
function withoutRelease(html: string, version: string, generation: number): string {
  return html.replaceAll(version, 'VERSION').replaceAll(`"generation":${generation}`, '"generation":0');
}

async function serverText(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(pages.origin + path);
  expect(answer.status()).toBe(200);
  return answer.text();
}
