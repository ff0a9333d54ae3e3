import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';

import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

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
  ['/careers', 'Careers', 'You take no payment from any maker of medicines or implants.'],
  ['/partnerships', 'Our Trusted Partners', 'Six kinds of partner'],
] as const;

test('without JavaScript each shows its heading and key sentence', async ({ request }) => {
  for (const [path, title, sentence] of PAGES) {
    const page = await ServedPage.open(request, path);
    expect(
      page.all('h1').map(({ text }) => text),
      path,
    ).toEqual([title]);
    expect(page.main.text, path).toContain(sentence);
    expect(page.main.text, path).not.toContain('This page is being written');
  }
});

test('a vacancy leads to its application, and an application to registration', async ({ request }) => {
  const careers = await ServedPage.open(request, '/careers');
  expect(careers.main.text).toContain('The vacancies are samples');
  const apply = careers.main.link('Apply: Case manager, Arabic');
  expect(apply).toBe('/careers?vacancy=case-manager-arabic#apply');
  const asked = await careers.go(apply);
  expect(asked.one('form', { id: 'form-career' }).fields).toMatchObject({ vacancy: 'case-manager-arabic' });
  const { main } = await ServedPage.open(request, '/partnerships');
  expect(main.link('Register')).toBe('/login?mode=register');
});

test('the comparison of covers is a table on a desktop and cards on a phone, and the mark can be downloaded', async ({
  page,
}) => {
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

  await page.goto('/press');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'For a light background (SVG)' }).click();
  expect((await download).suggestedFilename()).toBe('ayana-mark.svg');
});
