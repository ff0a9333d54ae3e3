import { pointer, withPart, withShare } from '../../../deploy/src/changes.ts';
import { readBuilt } from '../../../deploy/src/built.ts';
import { FolderStore } from '../../../deploy/src/stores/folder-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { homePage } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, WORDS, type ReleaseSite } from '../../harness/release-site.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const SESSIONS = 150;

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site);
});
test.afterAll(async () => releases.stop());

test('10 % of the sessions get a release, always the same ones, and keep it at 20 %', async ({ newPerson }) => {
  const store = new FolderStore(releases.releasesUrl);
  const { root } = releases.variation('for a part');
  const { dist, release } = readBuilt(root, 'mfe-public');
  await store.upload(release, dist);
  expect((await homePage(releases)).cookie, 'no cookie without a partial release').toBe('');
  await switchRemote(store, 'mfe-public', (now) => withPart(now, 'mfe-public', pointer(release), 10));

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
