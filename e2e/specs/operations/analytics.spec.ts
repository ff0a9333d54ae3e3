/** The staff look at figures: what came in is counted, narrowed, grouped, compared and saved, and each figure says how it is counted. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

// Nobody else in these tests is from there; another try has a country of its own.
const PLACES = ['Namibia', 'Bhutan', 'Rwanda'];
const VIEWS = ['Funnel', 'Times', 'Acceptance', 'Satisfaction', 'Complications', 'Workload'];
/** Those that are made of different parts. */
const LOOKED_AT = new Set(['Funnel', 'Acceptance', 'Workload']);

const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${name}`) });

test('enquiries are counted, narrowed to a country, grouped, and saved as a file', async ({ signedIn, site }, {
  retry,
}) => {
  const country = PLACES[retry] ?? 'Botswana';
  for (const name of ['Lea', 'Marie'])
    await requestVideoConsultation(site.api, demoPerson(name), { country, timezone: 'UTC+04:00' });
  await site.timeTravel.countFigures();
  // The job takes them within seconds.
  const counted = async (): Promise<number> =>
    (await site.api.as<{ figures: { enquiry: number } }>('ayana_staff', 'GET', `/analytics/funnel?country=${country}`))
      .figures.enquiry;
  await expect.poll(counted).toBe(2);
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`/admin/analytics?country=${country}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(row(page, 'How far cases come', 'Enquiry')).toContainText('2');
  await expect(row(page, 'How far cases come', 'Registered')).toContainText('0%');
  await expect(page.getByText('Applications and support are left out.')).toBeVisible();
  await expect(page.getByText(/^Counted/)).toBeVisible();

  // Grouped by source, and without the filter by country.
  await page.getByLabel('Group by').selectOption('source');
  await expect(page).toHaveURL(/by=source/);
  await expect(row(page, 'By source', 'Video consultation')).toContainText('2');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  const [head, all] = (await readFile(file, 'utf8')).split('\r\n');
  expect(head).toContain('"enquiry","registered"');
  expect(all?.split(',').slice(2, 7).join()).toBe('"range","","","","2"');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/country/);
  await page.getByLabel('Group by').selectOption('country');
  await expect(row(page, 'By country', country)).toContainText('2');

  // A range in the past has nothing, and says so.
  await page.goto('/admin/analytics?from=2021-01&to=2021-02');
  await expect(page.getByRole('heading', { name: 'Nothing was counted in these months.' })).toBeVisible();
});

test('every view is wide enough on a phone and a desktop, readable, and reached by keyboard', async ({ signedIn }) => {
  const page = await signedIn('admin', { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/admin/analytics');
  for (const view of VIEWS) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'page');
    if (LOOKED_AT.has(view)) await hasNoAxeViolationsAt(page, [1440, 390]);
    await fitsItsWidthAt(page, [1440, 390]);
  }
});
