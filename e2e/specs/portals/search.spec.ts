/** The search of everything a signed-in user may open, by keyboard alone and on a phone. */
import type { Page } from '@playwright/test';

import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search everything you may open' });
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const group = (page: Page, name: string) => dialogOf(page).getByRole('group', { name });

test('an administrator finds a request, a page, what was opened lately, a resource and a person by keyboard', async ({
  signedIn,
  site,
}) => {
  test.slow();
  const service = await publishService(site);
  const what = `Wheelchair ${Date.now()}`;
  const { number } = await askFor(site, service, what);
  const { items } = await site.api.as<{ items: { id: string }[] }>('admin', 'GET', '/cities');
  const resource = {
    kind: 'ambulance',
    name: `Harmattan ambulance ${Date.now()}`,
    city_id: items[0]?.id,
    capacity: 1,
  };
  const { id } = await site.api.as<{ id: string }>('admin', 'POST', '/resources', resource);
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

  // On the page of people itself.
  await page.goto('/admin/users');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('laboratory-partner@');
  await expect(group(page, 'People').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?person=/);
  await expect(page.getByRole('heading', { level: 2, name: 'Demo laboratory partner' })).toBeFocused();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type(resource.name);
  await group(page, 'Resources').getByRole('option', { name: resource.name }).click();
  await expect(page).toHaveURL(`/admin/resource-mobilization/resources/${id}`);
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
  await hasNoAxeViolations(page);
  await page.unroute('**/api/search/portal?*');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('alert')).toBeHidden();
  await boxOf(page).fill('no such thing anywhere');
  await expect(dialogOf(page).getByText('Nothing found for “no such thing anywhere”.').last()).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/admin');
});

test('a patient finds own pages and hospitals, but nothing of the staff', async ({ signedIn }) => {
  const page = await signedIn('patient', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/patient-portal');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await boxOf(page).fill('service');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/result|Nothing/);
  await expect(dialogOf(page).getByRole('group', { name: /Service requests|People|Enquiries/ })).toHaveCount(0);
  await expect(dialogOf(page).getByRole('option', { name: 'Service requests' })).toHaveCount(0);
  await boxOf(page).fill('account');
  await group(page, 'Pages').getByRole('option').first().click();
  await expect(page).toHaveURL('/profile');
});
