import type { Page, Request } from '@playwright/test';

import { publish } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ONE_TRY } from '../../harness/patience.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const RELEASES = 3;

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site);
});
test.afterAll(async () => releases.stop());

test('several releases while a user clicks: nothing fails, and a half-filled form is kept', async ({ newPerson }) => {
  const clicking = await newPerson({ baseURL: releases.origin });
  const writing = await newPerson({ baseURL: releases.origin });
  const unanswered = watchRequests(clicking);
  await clicking.goto('/');
  await writing.goto('/');
  await writing.evaluate(() => Object.assign(window, { same: true }));
  const form = new ContactForm(writing);
  await form.firstName.fill('Amara');
  await form.message.fill('My mother can hardly walk');

  let released = 0;
  let loads = 0;
  clicking.on('domcontentloaded', () => (loads += 1));
  const clicks = (async () => {
    for (let round = 0; released < RELEASES; round += 1) await clickThrough(clicking, unanswered);
  })();
  for (let number = 1; number <= RELEASES; number += 1) {
    await publish(releases, `release ${number}`);
    released = number;
  }
  await clicks;

  await test.step('a click loads the newest release, with a document load', async () => {
    // The tab must learn of a release first; then the next click loads it.
    await expect(async () => {
      await clickThrough(clicking, unanswered);
      await expect(new SiteFrame(clicking).heading).toContainText(`release ${RELEASES}`, ONE_TRY);
    }).toPass();
    expect(loads).toBeGreaterThan(0);
  });

  await test.step('who is writing keeps the page and the words, and its old code still comes', async () => {
    await expect(form.message).toHaveValue('My mother can hardly walk');
    const home = new HomePage(writing);
    await home.bookVideo.click();
    await expect(writing.getByRole('dialog', { name: 'Video consultation' })).toBeVisible();
    await writing.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await new SiteFrame(writing).entry('About').click();
    await expect(writing).toHaveURL('/about');
    expect(await writing.evaluate(() => 'same' in window), 'the form was not sent: no document load').toBe(true);
  });

  await test.step('with no form on the page, the next navigation is the new release; the words are still there', async () => {
    await new SiteFrame(writing).header.getByRole('link', { name: /ayana/i }).first().click();
    await expect(new SiteFrame(writing).heading).toContainText(`release ${RELEASES}`);
    expect(await writing.evaluate(() => 'same' in window)).toBe(false);
    // The part below the hero hydrates with the first activity.
    await writing.mouse.move(200, 300, { steps: 3 });
    await expect(new ContactForm(writing).message).toHaveValue('My mother can hardly walk');
  });
});

/** Home, About, Services, home: each read before the next click. */
async function clickThrough(page: Page, unanswered: () => string[]): Promise<void> {
  const frame = new SiteFrame(page);
  const quiet = (): Promise<void> => expect.poll(unanswered, { message: 'requests under way' }).toEqual([]);
  for (const [name, path] of [
    ['About', '/about'],
    ['Services', '/services'],
    [/ayana/i, '/'],
  ] as const) {
    await frame.header.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(frame.heading).toBeVisible();
    await page.waitForLoadState('load');
    await quiet();
  }
}

/** Beacons and background cache revalidations (stale-while-revalidate), whose end is not reported. */
const BROWSERS_OWN: ReadonlySet<string> = new Set(['ping', 'other']);

/** The unanswered requests of a page: leaving the page would cancel them, which is no failure. */
function watchRequests(page: Page): () => string[] {
  const open = new Set<Request>();
  const forget = (request: Request): void => void open.delete(request);
  let leaving = false;
  page.on('request', (request) => {
    const leaves = request.isNavigationRequest();
    // Requests of the previous page may outlive it, and their end is not reported.
    if (leaves) {
      open.clear();
      leaving = true;
    }
    if (!BROWSERS_OWN.has(request.resourceType()) && (leaves || !leaving)) open.add(request);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leaving = false;
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return () => [...open].map((request) => `${request.resourceType()} ${request.url()}`);
}
