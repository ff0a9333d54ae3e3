import { pointer, withPart } from '../../../deploy/src/changes.ts';
import { readBuilt } from '../../../deploy/src/built.ts';
import { FolderStore } from '../../../deploy/src/stores/folder-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { homePage } from '../../flows/release.ts';
import { expect, signInByApi, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ONE_LOOK } from '../../harness/patience.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site, undefined, true);
});
test.afterAll(async () => releases.stop());

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
  const store = new FolderStore(releases.releasesUrl);
  const { dist, release } = readBuilt(releases.variation('for a part').root, 'mfe-public');
  await store.upload(release, dist);
  await switchRemote(store, 'mfe-public', (now) => withPart(now, 'mfe-public', pointer(release), 50, new Date()));

  const found = new Map<string, { version: string; token?: string; cookie: string }>();
  for (let visit = 0; visit < 60 && found.size < 2; visit += 1) {
    const { html, cookie } = await homePage(releases);
    const remote = remoteOf(html);
    found.set(remote.version, { ...remote, cookie });
  }
  const fresh = found.get(release.version);
  const old = [...found.values()].find(({ version }) => version !== release.version);
  if (fresh === undefined || old === undefined) throw new Error('Not both versions were given out.');

  const staff = await newPerson({ baseURL: releases.origin, viewport: { width: 1440, height: 1000 } });
  await signInByApi(staff, releases.origin, 'ayana_staff');
  await staff.goto('/admin/releases');
  const card = staff.getByRole('region', { name: 'mfe-public' });
  await expect(card).toContainText('Too little yet to compare them.');

  await test.step('a browser reports with the token of its page', async () => {
    const page = await newPerson({ baseURL: releases.origin });
    const [name = '', value = ''] = fresh.cookie.split('=');
    await page.context().addCookies([{ name, value, url: releases.origin }]);
    const measuring = page.waitForResponse(/\/vitals\.[^/]*js$/);
    await page.goto('/');
    await (await measuring).finished();
    await expect(async () => {
      await page.goto('/robots.txt');
      await staff.reload();
      await expect(card).toContainText('1 visitor had the new version and 0 the other.', ONE_LOOK);
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
  for (let visitor = 1; visitor < 60; visitor += 1) {
    await report('web-vitals', { version: fresh.version, token: fresh.token, views: 1 }, `10.4.0.${visitor}`);
    await report('web-vitals', { version: old.version, token: old.token, views: 3 }, `10.4.1.${visitor}`);
    // Without the page, from three addresses, again and again.
    const failure = { version: fresh.version, generation: 2, phase: 'entry' };
    await report('client-reports', failure, `10.4.2.${visitor % 3}`);
  }
  await staff.reload();
  await expect(card).toContainText(
    '60 visitors had the new version and 59 the other. Each visitor counts once. No difference.',
  );
  await fitsItsWidth(staff);
  await test.info().attach('1440', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });

  const failure = { version: fresh.version, token: fresh.token, generation: 2, phase: 'render' };
  for (let visitor = 1; visitor <= 30; visitor += 1) await report('client-reports', failure, `10.4.0.${visitor}`);
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.reload();
  await expect(card).toContainText('It failed for 50% of its visitors, the other for 0%.');
  await expect(card).toContainText('It is taken back by itself within a minute.');
  await fitsItsWidth(staff);
  await hasNoAxeViolations(staff);
  await test.info().attach('390', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
});
