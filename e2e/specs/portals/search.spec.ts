/** The search of everything a signed-in user may open, by keyboard alone and on a phone. */
import type { Page } from '@playwright/test';

import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search everything you may open' });
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const group = (page: Page, name: string) => dialogOf(page).getByRole('group', { name });

test('an administrator finds a request, a page and what was opened lately by keyboard', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const what = `Wheelchair ${Date.now()}`;
  const { number } = await askFor(site, service, what);
  const page = await signedIn('admin', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type(what);
  const found = group(page, 'Service requests').getByRole('option', { name: new RegExp(`${number} ${what}`) });
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('data-highlighted');
  await hasNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/service-requests\/[\w-]+$/);
  await expect(dialogOf(page)).toBeHidden();
  // The page takes the focus as it arrives.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(what);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Meta+k');
  await expect(boxOf(page)).toBeFocused();
  await expect(group(page, 'Opened lately').getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.type('rele');
  await expect(group(page, 'Pages').getByRole('option', { name: 'Releases' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/releases');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/service-requests\/[\w-]+$/);

  await page.goto('/admin/users');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone the search is in the top bar, and says when it fails', async ({ signedIn, faults }) => {
  faults.expect(/search\/portal/);
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/admin');
  await page.route('**/api/search/portal?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await boxOf(page).fill('catalog');
  await expect(group(page, 'Pages').getByRole('option', { name: /Service catalog/ })).toBeVisible();
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not be completed');
  await page.unroute('**/api/search/portal?*');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('alert')).toBeHidden();
  await boxOf(page).fill('no such thing anywhere');
  await expect(dialogOf(page).getByText('Nothing found for “no such thing anywhere”.').last()).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/admin');
});
