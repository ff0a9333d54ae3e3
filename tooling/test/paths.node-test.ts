import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';

import { repositoryRoot } from '../database/paths.ts';
import { runsOf } from './paths.ts';

/** The runner's program and what it runs, without their folders. */
const shortOf = (...paths: string[]): string[] =>
  runsOf(repositoryRoot, paths).map(({ args }) => args.map((arg) => basename(arg)).join(' '));

test('a path runs in the runner of its tests, and a file that is none means the tests that use it', () => {
  assert.deepEqual(shortOf('contracts/src/travel/flights.test.ts'), [
    'jest.js --config unit.config.mjs --runTestsByPath flights.test.ts',
  ]);
  assert.deepEqual(shortOf('contracts/src/travel/flights.ts'), [
    'jest.js --config unit.config.mjs --findRelatedTests flights.ts',
  ]);
  assert.match(
    shortOf('services/api/src/modules/newsletter')[0] ?? '',
    /^--experimental-vm-modules jest\.js --runTestsByPath \S/,
  );
  assert.deepEqual(shortOf('tooling/test/paths.node-test.ts'), ['--test --test-concurrency=1 paths.node-test.ts']);
  assert.match(shortOf('e2e/specs/papers')[0] ?? '', /^cli\.js test \S+\\\.spec\\\.ts$/);
});

test('several paths run one runner after the other', () => {
  assert.equal(shortOf('tooling/test', 'contracts/src/trip', 'e2e/stories').length, 3);
});

test('a path that is not there, or holds no test, is one sentence', () => {
  assert.throws(() => runsOf(repositoryRoot, ['services/nowhere']), /There is no "services\/nowhere" here/);
  assert.throws(() => runsOf(repositoryRoot, ['docs']), /There is no test in "docs"/);
});
