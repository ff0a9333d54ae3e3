import { defineConfig } from '@playwright/test';

import type { SiteOptions } from './harness/fixtures.ts';

/** Emptied by every run: parallel runs on one checkout need separate folders. */
const results = process.env['AYANA_E2E_RESULTS'] ?? 'test-results';

/**
 * Two browsers at once, for two cores. `site` is the production build; `development` is the same site with development builds of
 * the front end, where React reports every mismatch between the server's page and the browser's.
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
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/results.json` }]],
  use: {
    // Tracing takes a third of a test's time: a build machine traces only the second try.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'site', testIgnore: ['**/*.development.spec.ts', '**/*.last.spec.ts'], use: { build: 'production' } },
    // These add to the catalogue, which the others count.
    { name: 'last', testMatch: '**/*.last.spec.ts', use: { build: 'production' }, dependencies: ['site'] },
    { name: 'development', testMatch: '**/*.development.spec.ts', use: { build: 'development' } },
  ],
});
