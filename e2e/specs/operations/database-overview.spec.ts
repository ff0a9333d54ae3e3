import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const migrations = readdirSync(new URL('../../../services/api/migrations', import.meta.url))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => parse(file).name)
  .toSorted();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff see how the database is, and nothing of anybody', async ({ signedIn }) => {
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 900 } });
  await page.goto('/database-overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Database overview' })).toBeVisible();
  const tables = page.getByRole('table', { name: 'Tables' });
  const few = await tables.getByRole('row').count();
  await page.getByRole('button', { name: /Show all \d+ tables/ }).press('Enter');
  expect(await tables.getByRole('row').count()).toBeGreaterThan(few + 50);
  await expect(tables.getByRole('row').filter({ hasText: 'patient_journeys' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the largest only' }).press('Enter');
  const statements = page.getByRole('region', { name: 'Slowest statements' });
  await expect(statements).toContainText("shared_preload_libraries = 'pg_stat_statements'");
  await expect(page.getByRole('table', { name: 'Migrations' })).toContainText(migrations.at(-1) ?? 'a migration');
  await expect(page.getByRole('region', { name: 'Last backup' })).toContainText('npm run backup');
  await expect(page.getByRole('main')).not.toContainText('@');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  await test
    .info()
    .attach('database overview', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
});
