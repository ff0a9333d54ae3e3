import type { Page } from '@playwright/test';

import type { Site } from '../../harness/fixtures.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ONE_TRY } from '../../harness/patience.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

interface Treatment {
  id: string;
  slug: string;
  name: string;
}

/** A treatment of this test alone. */
function addTreatment(site: Site, name: string): Promise<Treatment> {
  return site.api.as('ayana_staff', 'POST', '/treatments', { name, category: 'Diagnostics', complexity_level: 'low' });
}

const change = (site: Site, { id }: Treatment, body: object) =>
  site.api.as<Treatment>('super_admin', 'PATCH', `/treatments/${id}`, body);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const statusOf = async (site: Site, path: string) => (await fetch(`${site.origin}${path}`)).status;
const csv = (...lines: string[]) => ({
  name: 'treatments.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['slug,name,category,complexity_level', ...lines].join('\r\n')),
});

test('a treatment is added, described, removed and restored, and the public site follows', async ({
  signedIn,
  site,
  page: visitor,
}) => {
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const name = 'Zetogram';
  const address = '/treatments/zetogram';
  await page.goto('/admin/treatments');
  await page.getByRole('link', { name: 'New treatment' }).click();
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await expect(page.getByText('Please choose a category.')).toBeVisible();
  await expect(page.getByLabel('Medical name')).toBeFocused();
  await page.getByLabel('Medical name').fill(name);
  await page.getByLabel('Category').selectOption('Diagnostics');
  await page.getByLabel('Complexity').selectOption('Low');
  await page.getByLabel('Lowest price in India').fill('300');
  await page.getByLabel('Highest price in India').fill('200');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await expect(page.getByText('The highest price cannot be lower than the lowest.')).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Medical name')).toHaveValue(name);
  await page.getByLabel('Highest price in India').fill('400');
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('$300 to $400')).toBeVisible();

  await page.getByLabel('Everyday name').fill('Zeto picture');
  await save(page);
  await expect(page.getByText('Saved. The public pages show it now.')).toBeVisible();
  await page.getByRole('tab', { name: 'Page texts' }).click();
  await page.getByLabel('What can go wrong').fill('The picture is not sharp.');
  await save(page);
  await expect(page.getByText('Saved. The public pages show it now.')).toBeVisible();
  await fitsItsWidthAt(page, WIDTHS);
  // A page that was just shown may be shown once more while the server makes it again.
  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Zeto picture' })).toBeVisible(ONE_TRY);
  }).toPass();
  await expect(visitor.locator('#risks')).toContainText('The picture is not sharp.');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('It is removed:')).toBeVisible();
  await expect.poll(() => statusOf(site, address)).toBe(404);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('It is removed:')).toBeHidden();
  await expect.poll(() => statusOf(site, address)).toBe(200);
});

test('two people edit one treatment: other fields are joined, the same field is decided', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/412 PATCH .*\/api\/treatments/);
  const treatment = await addTreatment(site, 'Zorogram of two people');
  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  await page.goto(`/admin/treatments/${treatment.id}`);
  await page.getByLabel('Everyday name').fill('Mine');
  await change(site, treatment, { source: 'A colleague’s source' });
  await save(page);
  await expect(page.getByText(/saved this while you were editing: Source/)).toBeVisible();
  await expect(page.getByLabel('Source')).toHaveValue('A colleague’s source');
  await save(page);
  await expect(page.getByText('Saved. The public pages show it now.')).toBeVisible();

  await page.getByLabel('Everyday name').fill('Mine again');
  await change(site, treatment, { plain_name: 'Theirs' });
  await save(page);
  const conflict = page.getByRole('region', { name: /saved this while you were editing/ });
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).toContainText('Mine again');
  await hasNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(conflict.getByRole('radio', { name: /^Saved by/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(conflict.getByRole('radio', { name: /^Yours/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(conflict.getByRole('button', { name: 'Use what I chose' })).toBeFocused();
  await page.keyboard.press('Enter');
  await save(page);
  await expect(page.getByText('Saved. The public pages show it now.')).toBeVisible();
  const now = await site.api.as<{ plain_name: string; source: string }>('admin', 'GET', `/treatments/${treatment.id}`);
  expect([now.plain_name, now.source]).toEqual(['Mine again', 'A colleague’s source']);
});

test('a doctor is recommended, changed, removed and restored by keyboard alone', async ({ signedIn, site, faults }) => {
  faults.expect(/422 POST .*doctor-recommendations/);
  const treatment = await addTreatment(site, 'Zurogram with a doctor');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto(`/admin/treatments/${treatment.id}`);
  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('End');
  const press = async (button: string) => {
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog');
  const choose = async () => {
    await press('Recommend a doctor');
    await dialog.getByRole('searchbox', { name: 'Search a doctor' }).focus();
    await page.keyboard.type('dental');
    const first = dialog.getByRole('listitem').first().getByRole('button');
    await first.focus();
    const name = await first.locator('b').innerText();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group', { name: 'Search a doctor' })).toContainText(name);
    await dialog.getByLabel(/Score/).focus();
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    return name;
  };
  const name = await choose();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('80');
  await choose();
  await expect(dialog.getByText('has that recommendation already')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await press(`Change the recommendation of ${name}`);
  await dialog.getByLabel('Notes').fill('Does many of them.');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row).toContainText('Does many of them.');
  await press(`Remove the recommendation of ${name}`);
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row).toContainText('Removed');
  await press(`Restore the recommendation of ${name}`);
  await expect(row).not.toContainText('Removed');
  await expect(row).toContainText('Does many of them.');
  await hasNoAxeViolations(page);
});

test('a category is added, renamed, refused while it is used, and filters the list', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/409 PATCH .*treatment-categories/);
  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  await page.goto('/admin/treatments/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Zeta care');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Rename Zeta care' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Zeta medicine');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Zeta medicine' });
  await expect(row).toContainText('0 treatments');
  await site.api.as('ayana_staff', 'POST', '/treatments', {
    name: 'Zeta scan',
    category: 'Zeta medicine',
    complexity_level: 'low',
  });
  await page.getByRole('button', { name: 'Deactivate Zeta medicine' }).click();
  await expect(row).toContainText('1 treatment uses the category “Zeta medicine”. Please move them first.');
  await hasNoAxeViolations(page);

  await page.getByRole('link', { name: 'Treatments' }).first().click();
  await page.locator('summary', { hasText: 'Category' }).click();
  await page.getByRole('checkbox', { name: 'Zeta medicine' }).check();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText('Zeta scan');
});

test('a file is checked line by line, corrected and imported once; one of a thousand rows, too; the list is exported', async ({
  signedIn,
  page: visitor,
}) => {
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto('/admin/treatments');
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel(/Choose a CSV file/);
  await file.setInputFiles(csv('zimport-1,Zimport one,Diagnostics,low', 'zimport-2,Zimport two,Carpentry,huge'));
  await expect(page.getByRole('heading', { name: 'treatments.csv has 2 rows' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'complexity_level' })).toContainText('3');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsItsWidth(page);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await file.setInputFiles(csv('zimport-1,Zimport one,Diagnostics,low', 'zimport-2,Zimport two,Diagnostics,high'));
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'The import is finished' })).toBeVisible();
  await visitor.goto('/treatments/zimport-2');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Zimport two' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await file.setInputFiles(csv('zimport-1,Zimport one,Diagnostics,low'));
  await expect(page.getByText('There is nothing to import.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const rows = Array.from({ length: 1000 }, (_each, index) => `zmany-${index},Zmany ${index},Carpentry,low`);
  await file.setInputFiles(csv(...rows));
  await expect(page.getByText('The first 200 problems are listed.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(201);

  await page.goto('/admin/treatments?q=zimport');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ayana-treatments-.+\.csv$/);
  await expect(page.getByText(/Saved as/)).toBeVisible();
});
