import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{contracts,portal-kit,shared-ui,case-kit,shell,mfe-*,services/*}/{src,server}/**/*.{ts,tsx}';
const TESTS = /\.test\.tsx?$|\/testing\//;
const MADE_BY_HAND = /['"`](?:\/patient-portal(?![\w-])|\/requests\/patient-portal\/)|[?&]journey=|%2Fpatient-portal/;

/** Where it is made, the homes of the roles, and the footer’s way to the portal’s door. */
const MAKES = [
  'contracts/src/identity/account-page.ts',
  'contracts/src/identity/roles.ts',
  'contracts/src/journey/patient-pages.ts',
  'mfe-public/src/features/footer/messages.ts',
];

/** An address made by hand forgets which journey it is about. */
test('links to pages of the patient portal are made by contracts/journey/patient-pages alone', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  assert.ok(files.length > 500);
  const made = files.filter(
    (file) => !TESTS.test(file) && MADE_BY_HAND.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.deepEqual(made.toSorted(), MAKES);
});
