/** A hospital brings its price sheet from a spreadsheet: it sees what would change, corrects what is wrong, and saves it whole. */
import { readFile } from 'node:fs/promises';
import { joinHospital } from '../../flows/hospitals.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const sheet = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const HEAD = 'category;label;unit_price_usd;valid_from;valid_until';

test('a price sheet is checked line by line, corrected and saved whole; its export changes nothing', async ({
  signedIn,
  site,
}) => {
  await joinHospital(site);
  const page = await signedIn('partner/hospital', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto('/partner-portal/prices');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a price sheet' });
  const choose = (text: string) => dialog.getByLabel(/Choose a CSV file/).setInputFiles(sheet(text));
  await choose(`${HEAD}\nimplant;Titanium plate;"1.250,50";2026-01-01;\nmagic;Wand;ask;2026-01-01;`);
  const wrong = dialog.getByRole('row', { name: /^Line 3 / });
  await expect(dialog.getByText(/^2 problems/)).toBeVisible();
  await expect(wrong.nth(0)).toContainText('Please use one of these');
  await expect(wrong.nth(1)).toContainText('an amount above 0');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeHidden();
  await hasNoAxeViolationsAt(page);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose(
    `${HEAD}\nimplant;Titanium plate;"1.250,50";2026-01-01;\nroom;A very quiet room, a night;400;2026-01-01;`,
  );
  await expect(dialog.getByRole('row', { name: /Titanium plate/ })).toContainText('New');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByText('The import is finished')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('row', { name: /Titanium plate/ })).toContainText('$1,250.50');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await page.getByRole('button', { name: 'Import' }).click();
  await choose(await readFile(await file.path(), 'utf8'));
  await expect(dialog.getByText(/nothing to import/)).toBeVisible();
});
