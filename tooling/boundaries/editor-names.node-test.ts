import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { versionedNames } from './editor-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fixture = path.join(import.meta.dirname, 'fixtures/editors-outlive-a-save/editor.tsx');

test('the rule catches its fixture: every marked line, and no other', () => {
  const source = readFileSync(fixture, 'utf8');
  const marked = source.split('\n').flatMap((line, at) => (line.includes('// wrong') ? [at + 1] : []));
  assert.deepEqual(
    versionedNames(source).map(({ line }) => line),
    marked,
  );
});

test('no editor is named after the version of what it edits: another’s save would throw away what is typed', () => {
  const files = globSync('{shell,mfe-*,portal-kit,shared-ui,case-kit}/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .toSorted();
  const found = files.filter((file) => versionedNames(readFileSync(path.join(root, file), 'utf8')).length > 0);
  assert.deepEqual(found, []);
});
