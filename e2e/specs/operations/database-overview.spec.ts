import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';

const migrations = readdirSync(new URL('../../../services/api/migrations', import.meta.url))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => parse(file).name)
  .toSorted();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 390])
  test(`staff see how the database is, and nothing of anybody, ${width} px wide`, async ({ signedIn }) => {
    const page = await signedIn('ayana_staff', { viewport: { width, height: 900 } });
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
    await hasNoAxeViolations(page);
    await fitsItsWidth(page);
    await test.info().attach(`${width}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  });
