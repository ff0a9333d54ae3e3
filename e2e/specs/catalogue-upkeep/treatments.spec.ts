import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsAllScreens, fitsItsWidthAt } from '../../harness/page-checks.ts';
import type { Site } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

interface Treatment {
  id: string;
  name: string;
  upkeep: { is_featured: boolean; version: number };
}

/** A treatment of this test alone. */
function addTreatment(site: Site, name: string): Promise<Treatment> {
  return site.api.as('ayana_staff', 'POST', '/treatments', { name, category: 'Diagnostics', complexity_level: 'low' });
}

const read = (site: Site, { id }: Treatment) => site.api.as<Treatment>('ayana_staff', 'GET', `/treatments/${id}`);

async function openList(page: Page, query: string) {
  await page.goto(`/admin/treatments?${query}`);
  const { main } = new PortalFrame(page);
  return { main, rows: main.locator('tbody tr') };
}

test('staff search the catalogue, feature a treatment, remove it and bring it back', async ({ signedIn, site }) => {
  const name = 'Zymogram of the blood';
  const treatment = await addTreatment(site, name);
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  const { main, rows } = await openList(page, 'sort=updated&order=desc');
  await expect(new PortalFrame(page).line('Treatments')).toHaveAttribute('aria-current', 'page');
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await main.getByRole('searchbox', { name: 'Search treatments' }).fill('zymogram');
  await expect(page).toHaveURL(/q=zymogram/);
  await expect(rows).toHaveCount(1);

  const star = main.getByRole('button', { name: `Feature ${name}` });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await read(site, treatment)).upkeep.is_featured).toBe(true);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  await rows.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toContainText('Removed');
  await expect(rows).not.toContainText('error');
  await rows.getByRole('button', { name: 'Restore' }).click();
  await expect(rows).toContainText('Active');
  expect((await read(site, treatment)).upkeep.version).toBe(5);
  await main.getByRole('searchbox').fill('nothing is called this');
  await expect(main).toContainText('No treatment matches these filters.');
  await main.getByRole('searchbox').fill('');
  await expect(rows.first()).toBeVisible();
  await fitsItsWidthAt(page, [1440, 390]);
  await fitsAllScreens(page);
});

test('a change of a colleague is not undone: the list shows it and says so', async ({ signedIn, site, faults }) => {
  faults.expect(/412 PATCH .*\/api\/treatments/);
  const treatment = await addTreatment(site, 'Zonogram of the knee');
  const page = await signedIn('admin');
  const { main, rows } = await openList(page, 'q=zonogram');
  await expect(rows).toHaveCount(1);
  await site.api.as('super_admin', 'PATCH', `/treatments/${treatment.id}`, { name: 'Zonogram of both knees' });
  await main.getByRole('button', { name: 'Feature Zonogram of the knee' }).click();
  await expect(main).toContainText('Someone else has changed this treatment');
  await expect(rows).toContainText('Zonogram of both knees');
  expect((await read(site, treatment)).upkeep.is_featured).toBe(false);
});
