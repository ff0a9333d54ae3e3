import { pointer, withPart, withRelease } from '../../../deploy/src/changes.ts';
import { readBuilt } from '../../../deploy/src/built.ts';
import { FolderStore } from '../../../deploy/src/stores/folder-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { command, homePage, releasesOnPhone } from '../../flows/release.ts';
import { expect, signInByApi, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { startReleaseSite, WORDS, type ReleaseSite } from '../../harness/release-site.ts';

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site, undefined, true);
});
test.afterAll(async () => releases.stop());

test('an administrator shares, promotes and rolls back a release from the page; staff only look', async ({
  newPerson,
  faults,
}) => {
  faults.expect(/412 POST .*changes/);
  const store = new FolderStore(releases.releasesUrl);
  const { dist, release } = readBuilt(releases.variation('for a part').root, 'mfe-public');
  await store.upload(release, dist);
  await switchRemote(store, 'mfe-public', (now) => withPart(now, 'mfe-public', pointer(release), 10, new Date()));
  const says = (words: string): Promise<void> =>
    expect.poll(async () => (await homePage(releases)).html).toContain(words);

  const staff = await newPerson({ baseURL: releases.origin });
  await signInByApi(staff, releases.origin, 'ayana_staff');
  await staff.goto('/admin/releases');
  const card = (page: typeof staff) => page.getByRole('region', { name: 'mfe-public' });
  await expect(card(staff)).toContainText('A part, 10 %');
  await expect(staff.getByRole('group', { name: 'Change mfe-public' })).toHaveCount(0);

  const { page, actions } = await releasesOnPhone(releases, newPerson);
  await actions.getByRole('button', { name: 'Change the share' }).press('Enter');
  const share = page.getByRole('dialog', { name: 'Share of the new mfe-public' });
  await share.getByLabel('Percent of the sessions').fill('150');
  await share.getByRole('button', { name: 'Change the share' }).click();
  await expect(share).toContainText('Enter a whole number from 1 to 99.');
  await hasNoAxeViolations(page);
  await share.getByLabel('Percent of the sessions').fill('25');
  await share.getByRole('button', { name: 'Change the share' }).click();
  await expect(share).toBeHidden();
  await expect(card(page)).toContainText('A part, 25 %');

  await actions.getByRole('button', { name: 'Give it to everyone' }).click();
  const promote = page.getByRole('dialog', { name: 'Give the new mfe-public to everyone?' });
  await expect(promote).toContainText(release.version);
  await promote.getByRole('button', { name: 'Give it to everyone' }).click();
  await expect(promote).toBeHidden();
  await says('for a part');
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
  await says(WORDS);
  await expect(page.getByRole('table', { name: 'Changes from this page' })).toContainText('Rolled back to');
  await fitsItsWidth(page);
  const { output } = await command(releases, 'releases');
  expect(output).toContain('mfe-public');
});
