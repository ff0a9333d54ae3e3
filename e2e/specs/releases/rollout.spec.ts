import { defaultEntry } from '@ayana/contracts/releases';
import type { Page } from '@playwright/test';

import { readBuilt } from '../../../deploy/src/built.ts';
import { pointer, withPart, withRelease, withShare } from '../../../deploy/src/changes.ts';
import { FolderStore } from '../../../deploy/src/stores/folder-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { command, homePage, releasesOnPhone } from '../../flows/release.ts';
import { expect, signInByApi, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ONE_TRY } from '../../harness/patience.ts';
import { startReleaseSite, WORDS, type ReleaseSite } from '../../harness/release-site.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// One site: each test begins with a version of its own, beside what the one before has left live.
test.describe.configure({ mode: 'default' });

const SESSIONS = 150;

let releases: ReleaseSite;
let store: FolderStore;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site, undefined, true);
  store = new FolderStore(releases.releasesUrl);
});
test.afterAll(async () => releases.stop());

type Release = ReturnType<typeof readBuilt>['release'];

/** A version of mfe-public with other words in the heading of the home page, in the store. */
async function upload(words: string): Promise<Release> {
  const { dist, release } = readBuilt(releases.variation(words).root, 'mfe-public');
  await store.upload(release, dist);
  return release;
}

const toPart = (release: Release, percent: number) =>
  switchRemote(store, 'mfe-public', (now) => withPart(now, 'mfe-public', pointer(release), percent, new Date()));
const cardOf = (page: Page) => page.getByRole('region', { name: 'mfe-public' });
const says = (words: string): Promise<void> =>
  expect.poll(async () => (await homePage(releases)).html).toContain(words);

test('a link that an administrator makes shows a stored version to one browser, until it leaves', async ({
  newPerson,
  faults,
}) => {
  faults.expect(/422 POST .*review-links/);
  const { version } = await upload('for a reviewer');
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
  const link = await dialog.getByLabel('Review link').inputValue();

  const reviewer = await newPerson({ baseURL: releases.origin, viewport: { width: 390, height: 844 } });
  const bar = reviewer.locator('ayana-review');
  const answer = await reviewer.goto(link);
  await expect(reviewer).toHaveURL('/');
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(new SiteFrame(reviewer).heading).toContainText('for a reviewer');
  await expect(bar).toContainText(`You are looking at mfe-public ${version}, which is not live.`);
  await expect(bar).toContainText(/Until .*\d\d/);
  await fitsItsWidth(reviewer);
  await hasNoAxeViolations(reviewer);
  const cookie = (await reviewer.context().cookies()).find(({ name }) => name === 'ayana_review');
  expect(cookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });
  // Nobody else gets it, also from what is kept.
  const { html } = await homePage(releases);
  expect(html).toContain(WORDS);
  expect(html).not.toContain('ayana-review');

  await bar.getByRole('link', { name: 'Leave the review' }).click();
  await expect(reviewer).toHaveURL('/');
  await expect(bar).toHaveCount(0);
  await expect(new SiteFrame(reviewer).heading).toContainText(WORDS);
});

test('a link made by the command opens the version, and nothing once it was changed', async () => {
  const { version } = await upload('for a reviewer');
  const { code, output } = await command(releases, 'releases', '--review', `mfe-public@${version}`, '--hours', '2');
  expect(code, output).toBe(0);
  const link = /http\S+/.exec(output)?.[0] ?? '';
  const open = (address: string) => fetch(address, { redirect: 'manual' });
  const answer = await open(link);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect((await homePage(releases, cookie.split(';')[0])).html).toContain('for a reviewer');
  // The same version for a minute longer, with the signature of the shorter time.
  const changed = await open(link.replace(/%40(\d{10})%40/, (_all, end: string) => `%40${Number(end) + 60}%40`));
  expect([changed.status, changed.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
  const markup = await changed.text();
  expect(markup).toMatch(/<h1[^>]*>This review link does not open anything/);
  expect(markup).toContain('It has expired, or it was changed on its way.');
  expect(markup).toMatch(/<a [^>]*href="[^"]*"[^>]*>Go to the site as everybody sees it/);
});

test('10 % of the sessions get a release, always the same ones, and keep it at 20 %', async ({ newPerson }) => {
  const release = await upload('for a part');
  expect((await homePage(releases)).cookie, 'no cookie without a partial release').toBe('');
  await toPart(release, 10);

  const visitors = await Promise.all(Array.from({ length: SESSIONS }, () => homePage(releases)));
  const early = visitors.filter(({ html }) => html.includes('for a part'));
  const late = visitors.filter(({ html }) => html.includes(WORDS));
  expect(early.length + late.length).toBe(SESSIONS);
  // Fewer than 2 or more than 40 of 150 at 10 % happen by chance less than once in 100,000 runs.
  expect(early.length).toBeGreaterThan(1);
  expect(early.length).toBeLessThan(41);
  for (const { cookie } of early) expect((await homePage(releases, cookie)).html).toContain('for a part');
  for (const { cookie } of late.slice(0, 20)) expect((await homePage(releases, cookie)).html).toContain(WORDS);

  await test.step('in a browser: drawn by the server, alive, and the same after a reload', async () => {
    const [name = '', value = ''] = early[0]?.cookie.split('=') ?? [];
    const page = await newPerson({ baseURL: releases.origin });
    await page.context().addCookies([{ name, value, url: releases.origin }]);
    await page.goto('/');
    const frame = new SiteFrame(page);
    await expect(frame.heading).toContainText('for a part');
    await frame.entry('About').click();
    await expect(page).toHaveURL('/about');
    await page.goto('/');
    await expect(frame.heading).toContainText('for a part');
  });

  await switchRemote(store, 'mfe-public', (now) => withShare(now, 'mfe-public', 20));
  for (const { cookie } of early) expect((await homePage(releases, cookie)).html).toContain('for a part');
  await switchRemote(store, 'mfe-public', (now) => withShare(now, 'mfe-public', 100));
  for (const { cookie } of late.slice(0, 20)) expect((await homePage(releases, cookie)).html).toContain('for a part');
});

/** What a page says of mfe-public: its version, and the token of the roll-out. */
function remoteOf(html: string): { version: string; token?: string } {
  const data = /<script[^>]*id="ayana-page"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}';
  return (JSON.parse(data) as { remotes: Record<string, { version: string; token?: string }> }).remotes[
    'mfe-public'
  ] as { version: string; token?: string };
}

test('visitors of both versions are counted by their pages, and the page says what was seen of either', async ({
  newPerson,
}) => {
  expect(remoteOf((await homePage(releases)).html).token, 'no token without a roll-out').toBeUndefined();
  const release = await upload('for half of them');
  await toPart(release, 50);

  const found = new Map<string, { version: string; token?: string; cookie: string }>();
  for (let visit = 0; visit < 60 && found.size < 2; visit += 1) {
    const { html, cookie } = await homePage(releases);
    const remote = remoteOf(html);
    found.set(remote.version, { ...remote, cookie });
  }
  const fresh = found.get(release.version);
  const old = [...found.values()].find(({ version }) => version !== release.version);
  if (fresh === undefined || old === undefined) throw new Error('Not both versions were given out.');

  const staff = await newPerson({ baseURL: releases.origin, viewport: { width: 390, height: 844 } });
  await signInByApi(staff, releases.origin, 'ayana_staff');
  const card = cardOf(staff);

  await test.step('a browser reports with the token of its page', async () => {
    const page = await newPerson({ baseURL: releases.origin });
    const [name = '', value = ''] = fresh.cookie.split('=');
    await page.context().addCookies([{ name, value, url: releases.origin }]);
    const measuring = page.waitForResponse(/\/vitals\.[^/]*js$/);
    await page.goto('/');
    await (await measuring).finished();
    await expect(async () => {
      await page.goto('/robots.txt');
      await staff.goto('/admin/releases');
      await expect(card).toContainText('1 visitor had the new version and 0 the other.', ONE_TRY);
      await expect(card).toContainText('Too little yet to compare them.', ONE_TRY);
    }).toPass();
  });

  const report = async (path: string, body: object, address: string): Promise<void> => {
    const answer = await fetch(`${releases.apiOrigin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ remote: 'mfe-public', ...body }),
    });
    expect(answer.status).toBe(204);
  };
  const failure = { version: fresh.version, token: fresh.token, generation: 2, phase: 'render' };
  for (let visitor = 1; visitor < 60; visitor += 1) {
    await report('web-vitals', { version: fresh.version, token: fresh.token, views: 1 }, `10.4.0.${visitor}`);
    await report('web-vitals', { version: old.version, token: old.token, views: 3 }, `10.4.1.${visitor}`);
    if (visitor <= 30) await report('client-reports', failure, `10.4.0.${visitor}`);
  }
  await staff.reload();
  await expect(card).toContainText('60 visitors had the new version and 59 the other. Each visitor counts once.');
  await expect(card).toContainText('It failed for 50% of its visitors, the other for 0%.');
  await expect(card).toContainText('It is taken back by itself within a minute.');
  await fitsItsWidth(staff);
  await hasNoAxeViolations(staff);
});

test('an administrator shares, promotes and rolls back a release from the page; staff only look', async ({
  newPerson,
  faults,
}) => {
  faults.expect(/412 POST .*changes/);
  const live = defaultEntry((await store.registry()).registry.microFrontends['mfe-public'])?.metadata.version;
  const release = await upload('from the page');
  await toPart(release, 10);

  const staff = await newPerson({ baseURL: releases.origin });
  await signInByApi(staff, releases.origin, 'ayana_staff');
  await staff.goto('/admin/releases');
  await expect(cardOf(staff)).toContainText('A part, 10 %');
  await expect(staff.getByRole('group', { name: 'Change mfe-public' })).toHaveCount(0);

  const { page, actions } = await releasesOnPhone(releases, newPerson);
  await actions.getByRole('button', { name: 'Change the share' }).press('Enter');
  const share = page.getByRole('dialog', { name: 'Share of the new mfe-public' });
  await share.getByLabel('Percent of the sessions').fill('150');
  await share.getByRole('button', { name: 'Change the share' }).click();
  await expect(share).toContainText('Enter a whole number from 1 to 99.');
  await share.getByLabel('Percent of the sessions').fill('25');
  await share.getByRole('button', { name: 'Change the share' }).click();
  await expect(share).toBeHidden();
  await expect(cardOf(page)).toContainText('A part, 25 %');

  await actions.getByRole('button', { name: 'Give it to everyone' }).click();
  const promote = page.getByRole('dialog', { name: 'Give the new mfe-public to everyone?' });
  await expect(promote).toContainText(release.version);
  await promote.getByRole('button', { name: 'Give it to everyone' }).click();
  await expect(promote).toBeHidden();
  await says('from the page');
  await expect(staff.getByRole('table', { name: 'Changes from this page' })).toContainText('to everyone');

  await actions.getByRole('button', { name: 'Roll back' }).click();
  const back = page.getByRole('dialog', { name: 'Roll mfe-public back?' });
  // Another administrator was faster: what was looked at is not what there is.
  await switchRemote(store, 'mfe-public', (now) => withRelease(now, 'mfe-public', pointer(release), new Date()));
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(back).toContainText('The releases were changed since this page was read.');
  await page.keyboard.press('Escape');
  await expect(back).toBeHidden();
  await expect(
    page.getByText(`Generation ${(await store.registry()).registry.generation} of the registry.`),
  ).toBeVisible();
  await actions.getByRole('button', { name: 'Roll back' }).click();
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(back).toBeHidden();
  await expect.poll(async () => remoteOf((await homePage(releases)).html).version).toBe(live);
  await expect(page.getByRole('table', { name: 'Changes from this page' })).toContainText('Rolled back to');
  await fitsItsWidth(page);
  const { output } = await command(releases, 'releases');
  expect(output).toContain('mfe-public');
});
