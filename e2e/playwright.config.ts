import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

import type { SiteOptions } from './harness/fixtures.ts';

/** Emptied by every run: parallel runs on one checkout need separate folders. */
const results = process.env['AYANA_E2E_RESULTS'] ?? 'test-results';

/** Whether a test failed when they last ran here, as Playwright notes it. */
function failedBefore(): boolean {
  try {
    const text = readFileSync(join(import.meta.dirname, results, '.last-run.json'), 'utf8');
    return (JSON.parse(text) as { status: string }).status === 'failed';
  } catch {
    return false;
  }
}

/** These add to the catalogue, which the others count: they have a site of their own. */
const CATALOGUE_UPKEEP = 'catalogue-upkeep/**';

/** Specs of what only the second site has: the made languages and the identity provider. */
const SECOND = ['languages/**', 'identity/provider-sign-in.spec.ts'];

/**
 * Two browsers at once, for two cores. Each project runs on a site of its own (`harness/sites.ts`), from one build; a site is started
 * when its first test begins.
 */
export default defineConfig<SiteOptions>({
  testDir: 'specs',
  outputDir: results,
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A build machine shared with others can stall for seconds: there a failed test runs once more and is named as flaky.
  // Locally nothing is repeated: a test that passes only the second time must be fixed.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits end a test that hangs. They say nothing of how fast the product is: a shared build machine may be three times slower.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/results.json` }]],
  use: {
    // Tracing takes a third of a test's time: only what has failed is traced, on a build machine the second try, elsewhere the next run.
    trace: process.env['CI'] !== undefined ? 'on-first-retry' : failedBefore() ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'stories', testDir: 'stories', testMatch: '**/*.story.ts', timeout: 480_000 },
    {
      name: 'site',
      testIgnore: ['**/*.development.spec.ts', CATALOGUE_UPKEEP, ...SECOND],
      use: { siteName: 'production' },
    },
    { name: 'upkeep', testMatch: CATALOGUE_UPKEEP, use: { siteName: 'upkeep' } },
    { name: 'second', testMatch: SECOND, use: { siteName: 'second' } },
    { name: 'development', testMatch: '**/*.development.spec.ts', use: { siteName: 'development' } },
  ],
});
