// No browser test ends by a limit of its own that is shorter than everybody's.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import config from '../playwright.config.ts';

const FOLDER = join(import.meta.dirname, '..');
const LIMIT = /\b(?:timeout:\s*|setTimeout\()(\d[\d_]*)/gi;

/** What files say of limits shorter than the shortest default, as `file: limit`. */
function shortLimits(shortest: number, read: (file: string) => string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(LIMIT)]
      .filter(([, digits = '']) => Number(digits.replaceAll('_', '')) < shortest)
      .map(([text]) => `${file}: ${text}`),
  );
}

test('a limit shorter than the default is found', () => {
  const found = shortLimits(45_000, () => 'toBeVisible({ timeout: 5_000 }); test.setTimeout(90_000); { timeout: 0 }', [
    'a',
  ]);
  assert.deepEqual(found, ['a: timeout: 5_000', 'a: timeout: 0']);
});

test('specs, stories and flows have no limit shorter than the default', () => {
  const files = globSync('{specs,stories,flows,pages}/**/*.ts', { cwd: FOLDER });
  assert.ok(files.length > 100);
  const shortest = Math.min(config.expect?.timeout ?? 0, config.timeout ?? 0);
  assert.ok(shortest > 0);
  assert.deepEqual(
    shortLimits(shortest, (file) => readFileSync(join(FOLDER, file), 'utf8'), files),
    [],
    'the default limit is enough; a try inside a loop is ONE_TRY of harness/patience.ts',
  );
});
