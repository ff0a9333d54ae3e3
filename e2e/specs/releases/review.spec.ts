import type { Page } from '@playwright/test';
import { readBuilt } from '../../../deploy/src/built.ts';
import { FolderStore } from '../../../deploy/src/stores/folder-store.ts';
import { command, homePage, releasesOnPhone } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { startReleaseSite, WORDS, type ReleaseSite } from '../../harness/release-site.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

let releases: ReleaseSite;
let version: string;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site, undefined, true);
  const { dist, release } = readBuilt(releases.variation('for a reviewer').root, 'mfe-public');
  await new FolderStore(releases.releasesUrl).upload(release, dist);
  ({ version } = release);
});
test.afterAll(async () => releases.stop());

const bar = (page: Page) => page.locator('ayana-review');
const looking = (): string => `You are looking at mfe-public ${version}, which is not live.`;

test('a signed link shows a stored version to one browser, until it leaves', async ({ newPerson }) => {
  const { code, output } = await command(releases, 'releases', '--review', `mfe-public@${version}`, '--hours', '2');
  expect(code, output).toBe(0);
  const link = /http\S+/.exec(output)?.[0] ?? '';

  const page = await newPerson({ baseURL: releases.origin, viewport: { width: 390, height: 844 } });
  const answer = await page.goto(link);
  await expect(page).toHaveURL('/');
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const frame = new SiteFrame(page);
  await expect(frame.heading).toContainText('for a reviewer');
  await expect(bar(page)).toContainText(looking());
  await expect(bar(page)).toContainText(/Until .*\d\d/);
  await fitsItsWidth(page);
  await hasNoAxeViolations(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ayana_review');
  expect(cookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });

  await test.step('nobody else gets it, also from what is kept', async () => {
    expect((await homePage(releases)).html).toContain(WORDS);
    const other = await newPerson({ baseURL: releases.origin });
    await other.goto('/');
    await expect(new SiteFrame(other).heading).toContainText(WORDS);
    await expect(bar(other)).toHaveCount(0);
  });

  await page.goto('/about');
  await expect(bar(page)).toContainText(looking());
  await bar(page).getByRole('link', { name: 'Leave the review' }).click();
  await expect(page).toHaveURL('/about');
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/');
  await expect(frame.heading).toContainText(WORDS);
});

test('a link that was changed says so, and opens nothing', async ({ newPerson, faults }) => {
  faults.expect(/403 GET .*ayana_review=/);
  const { output } = await command(releases, 'releases', '--review', `mfe-public@${version}`);
  const link = /http\S+/.exec(output)?.[0] ?? '';
  const page = await newPerson({ baseURL: releases.origin });
  // The same version for a minute longer, with the signature of the shorter time.
  const answer = await page.goto(link.replace(/%40(\d{10})%40/, (_all, end: string) => `%40${Number(end) + 60}%40`));
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, 'private, no-store']);
  await expect(page.getByRole('heading')).toHaveText('This review link does not open anything');
  await expect(page.getByText('It has expired, or it was changed on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the site as everybody sees it' }).click();
  await expect(new SiteFrame(page).heading).toContainText(WORDS);
  await expect(bar(page)).toHaveCount(0);
});

test('an administrator makes a link on the page; a version that is not stored is refused', async ({
  newPerson,
  faults,
}) => {
  faults.expect(/422 POST .*review-links/);
  const { page, actions } = await releasesOnPhone(releases, newPerson);
  await actions.getByRole('button', { name: 'Review link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show a stored mfe-public to a reviewer' });
  await dialog.getByLabel('Version').fill('1.0.0-never');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await expect(dialog).toContainText('1.0.0-never is not in the release store.');
  await dialog.getByLabel('Version').fill(version);
  await dialog.getByLabel('The link works for').selectOption('4 hours');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await expect(dialog).toContainText('It works until');
  await hasNoAxeViolations(page);
  await test.info().attach('390', { body: await page.screenshot(), contentType: 'image/png' });
  const link = await dialog.getByLabel('Review link').inputValue();

  const reviewer = await newPerson({ baseURL: releases.origin });
  await reviewer.goto(link);
  await expect(new SiteFrame(reviewer).heading).toContainText('for a reviewer');
  await expect(bar(reviewer)).toContainText(looking());
  await test.info().attach('bar', { body: await reviewer.screenshot(), contentType: 'image/png' });
});
