import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keyOf, sampleOf } from './sample.ts';

const KEYS = Array.from({ length: 400 }, (_each, index) => `src/a.ts ${index}`);

test('a sample is the same in each run and in any order, and its size is that which was asked for', () => {
  const drawn = sampleOf(KEYS);
  assert.equal(new Set(drawn).size, 150);
  assert.deepEqual(sampleOf(KEYS.toReversed()), drawn);
  assert.ok(drawn.every((key) => KEYS.includes(key)));
  assert.notDeepEqual(drawn, KEYS.slice(0, 150));
});

test('what is not more than a sample is tried whole', () => {
  assert.deepEqual(sampleOf(KEYS.slice(0, 150)), KEYS.slice(0, 150));
});

test('a change has one name, in Stryker and in its report', () => {
  const change = { mutatorName: 'Logical', replacement: 'a || b' };
  const [inStryker, inReport] = [
    { start: { line: 0, column: 4 }, end: { line: 0, column: 10 } },
    { start: { line: 1, column: 5 }, end: { line: 1, column: 11 } },
  ];
  assert.equal(
    keyOf('src/a.ts', { ...change, location: inStryker }, 0),
    keyOf('src/a.ts', { ...change, location: inReport }, 1),
  );
});
