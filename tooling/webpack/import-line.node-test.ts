import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importLine } from './import-line.ts';

const SOURCE = `// import { fly } from '@ayana/portal-kit';
import type { fly } from '@ayana/portal-kit';
import { useId } from 'react';
import {
  api,
  toast as say,
} from '@ayana/portal-kit';
import * as kit from '@ayana/other';
import Link, { $data } from 'react-router-dom';
export { walk } from '@ayana/walk';

const word = 'toast';
`;

for (const [from, name, line] of [
  ['@ayana/portal-kit', 'toast', 6],
  ['@ayana/portal-kit', 'api', 5],
  ['@ayana/portal-kit', '', 4],
  ['@ayana/portal-kit', 'fly', undefined],
  ['react', 'useId', 3],
  ['react', 'use', undefined],
  ['@ayana/other', 'anything', 8],
  ['react-router-dom', '$data', 9],
  ['react-router-dom', 'default', 9],
  ['@ayana/walk', 'walk', 10],
  ['react/jsx-runtime', 'jsx', undefined],
] as const)
  test(`${name || 'the first name'} of ${from} is imported on line ${line}`, () =>
    assert.equal(importLine(SOURCE, from, name), line));
