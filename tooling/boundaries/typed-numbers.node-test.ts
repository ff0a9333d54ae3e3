import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{portal-kit,shared-ui,case-kit,shell,mfe-*}/src/**/*.{ts,tsx}';
const OWN_FIELD = /inputMode=\{?['"](?:decimal|numeric)['"]|type=\{?['"]number['"]/;

/** The one field that reads every decimal sign, every script's digits, and asks where a text has two readings. */
const ALLOWED = [
  // A code of digits, which is no number.
  'mfe-public/src/features/guest-case/code-form.tsx',
  // A form of the website that is sent without its script: the browser's own field.
  'mfe-public/src/features/trip-cost/trip-form.tsx',
];

test('numbers are typed into QuantityInput alone', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.tsx'] });
  assert.ok(files.length > 500);
  const own = files.filter((file) => OWN_FIELD.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(own.toSorted(), ALLOWED);
});
