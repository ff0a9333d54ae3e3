import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { type OwnPages, startOwnPages } from '../../harness/own-pages.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/**
 * A remote is released alone and may be newer than the shell: its portal.json then has names the shell does not know. Here the shell is
 * the current one, and the release of mfe-admin is a future one.
 */
interface Route {
  id: string;
  path: string;
  access?: string;
  title: string;
  frame?: string;
  rail?: { label: string; icon: string; order: number; count?: { path: string; events: string[] } };
}

const QUALITY: Route = {
  id: 'admin.quality',
  path: '/admin/quality',
  access: 'quality_reviews',
  title: 'Quality',
  frame: 'portal',
  rail: {
    label: 'Quality',
    icon: 'magnifier',
    order: 15,
    count: { path: '/quality/open-count', events: ['quality_reviews.inserted'] },
  },
};

// One server for both.
test.describe.configure({ mode: 'default' });

let pages: OwnPages;
test.beforeAll(async ({ site }) => {
  pages = await startOwnPages(site);
  pages.release('mfe-admin', '99.0.0', (folder) => {
    const file = join(folder, 'web', 'portal.json');
    const portal = JSON.parse(readFileSync(file, 'utf8')) as { routes: Route[] };
    portal.routes = portal.routes.map((route) => (route.id === 'admin.home' ? withNewerLine(route) : route));
    portal.routes.push(QUALITY);
    writeFileSync(file, JSON.stringify(portal));
  });
});
test.afterAll(() => pages.stop());

/** The site with the newer release: documents and files come from the second server, everything else from the site. */
async function withNewerRelease(page: Page): Promise<Page> {
  await page.route(/\/(admin(\/quality)?|releases\/mfe-admin\/.*)$/, async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: pages.origin + url.pathname }) });
  });
  return page;
}

/** A rail entry for all staff, with an unknown icon and event. */
function withNewerLine(route: Route): Route {
  const count = { path: '/inbox/unread-count', events: ['quality_reviews.inserted', 'inbox.inserted'] };
  return { ...route, rail: { label: 'Today', icon: 'magnifier', order: 10, count } };
}

test('a shell older than the remote leaves out what it does not know, and everything else works', async ({
  signedIn,
}) => {
  const page = await withNewerRelease(await signedIn('ayana_staff'));
  const frame = new PortalFrame(page);
  const answer = await page.goto('/admin');
  expect(await answer?.text()).toContain('mfe-admin/99.0.0/');
  await expect(frame.heading).toBeVisible();
  await expect(frame.lines).toContainText(['Inbox', 'Today', 'My queue', 'Compliance', 'Activity']);
  await expect(frame.line('Quality')).toHaveCount(0);
  await expect(frame.line('Today').locator('svg')).toBeVisible();
  await frame.line('Activity').click();
  await expect(frame.heading).toHaveText('Activity');
});

test('a page with an access entry the shell does not know is not found, signed in or not', async ({
  page,
  signedIn,
  faults,
}) => {
  for (const visitor of [await signedIn('super_admin'), page]) {
    faults.expect(/404 GET .*\/admin\/quality$/);
    const answer = await (await withNewerRelease(visitor)).goto('/admin/quality');
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});
