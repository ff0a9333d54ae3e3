import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

/** The features among these files that have a component and no test, by their folder. */
function untested(files: readonly string[]): string[] {
  const featureOf = (file: string): string => file.split('/').slice(0, 4).join('/');
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  const tested = new Set(files.filter(isTest).map(featureOf));
  const shown = files.filter((file) => file.endsWith('.tsx') && !isTest(file) && !file.includes('/testing/'));
  return [...new Set(shown.map(featureOf))].filter((feature) => !tested.has(feature)).toSorted();
}

test('a feature with a component and no test is found; one with a test, or without a component, is not', () => {
  const of = (feature: string, ...names: string[]): string[] =>
    names.map((name) => `mfe-admin/src/features/${feature}/${name}`);
  const files = [
    ...of('bare', 'page.tsx', 'bare.api.ts'),
    ...of('deep', 'list/list.tsx', 'list/list.test.tsx'),
    ...of('rules', 'rules.ts'),
    ...of('words', 'words.tsx', 'words.test.ts'),
  ];
  assert.deepEqual(untested(files), ['mfe-admin/src/features/bare']);
});

test('every feature of a portal has a test: its states, what is refused, what is sent', () => {
  const files = globSync('mfe-{admin,partner,patient}/src/features/**/*.{ts,tsx}', { cwd: root });
  assert.deepEqual(untested(files), []);
});
