import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';

import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';

/** The heading and an important sentence of each page, also without scripts. */
const PAGES = [
  ['/about', 'About Ayana', 'You pay us nothing'],
  ['/privacy', 'Privacy', HEALTH_DATA_CONSENT.text],
  ['/terms', 'Terms', 'Only the hospital’s written quote counts.'],
  ['/insurance', 'Insurance for treatment abroad', 'guarantee of payment'],
  ['/press', 'Press', 'Fact sheet'],
  ['/resources', 'Resources', 'You are suddenly short of breath'],
  ['/support', 'Support', 'What we help with, and what we do not do'],
  ['/style-guide', 'Style guide', 'TwoZoneTime'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('each shows its heading and key sentence', async ({ page }) => {
    for (const [path, title, sentence] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page.locator('main'), path).toContainText(sentence);
      await expect(page.locator('main'), path).not.toContainText('This page is being written');
    }
  });
});

test('the comparison of covers is a table on a desktop and cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/insurance');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(6);
  const cell = table.getByRole('cell').first();
  await expect(cell).toHaveCSS('display', 'table-cell');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cell).toHaveCSS('display', 'block');
  await expect(cell.getByText('Usually pays')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('printing shows the text, without buttons', async ({ page }) => {
  await page.goto('/resources');
  // A lazy page: it hydrates with the first activity.
  await page.mouse.move(200, 200, { steps: 3 });
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fever of 38 °C or more, or shivering you cannot stop.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the mark can be downloaded', async ({ page }) => {
  await page.goto('/press');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'For a light background (SVG)' }).click();
  expect((await download).suggestedFilename()).toBe('ayana-mark.svg');
});

test('an unknown URL answers 404, with the search and the main sections', async ({ page, faults }) => {
  faults.expect(/404 GET .*\/no-such-page/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  for (const section of ['Services', 'Our Trusted Partners', 'About', 'Support', 'Contact'])
    await expect(page.locator('main').getByRole('link', { name: section })).toBeVisible();
  await hasNoAxeViolations(page);
  await page.locator('main').getByRole('searchbox').fill('knee');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=knee/);
});
