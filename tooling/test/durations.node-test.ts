import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { jestDurations, playwrightDurations, slowest, tapDurations } from './durations.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-durations-'));
after(() => rmSync(folder, { recursive: true }));

const report = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('the slowest tests of all runners are named, the longest first', () => {
  const jest = report(
    'jest.json',
    JSON.stringify({
      testResults: [
        {
          name: join(folder, 'hold.test.ts'),
          assertionResults: [
            { fullName: 'holds a time', duration: 1500 },
            { fullName: 'is skipped', duration: null },
          ],
        },
      ],
    }),
  );
  const playwright = report(
    'playwright.json',
    JSON.stringify({
      suites: [
        {
          specs: [{ file: 'home.spec.ts', title: 'opens', tests: [{ results: [{ duration: 900 }] }] }],
          suites: [
            {
              specs: [
                {
                  file: 'home.spec.ts',
                  title: 'is repeated',
                  tests: [{ results: [{ duration: 2000 }, { duration: 1000 }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  const tap = report(
    'tooling.tap',
    [
      'TAP version 13',
      '# Subtest: the folder',
      '    ok 1 - starts',
      '      ---',
      '      duration_ms: 2500.5',
      "      type: 'test'",
      '      ...',
      'ok 1 - the folder',
      '  ---',
      '  duration_ms: 9000',
      "  type: 'suite'",
      '  ...',
      'not ok 2 - ends',
      '  ---',
      '  duration_ms: 700',
      "  type: 'test'",
      '',
    ].join('\n'),
  );
  const all = [...jestDurations(jest), ...playwrightDurations(playwright), ...tapDurations(tap)];
  assert.deepEqual(slowest(all, 4), [
    { test: 'home.spec.ts: is repeated', seconds: 3 },
    { test: 'starts', seconds: 2.5005 },
    { test: 'hold.test.ts: holds a time', seconds: 1.5 },
    { test: 'home.spec.ts: opens', seconds: 0.9 },
  ]);
});

test('a runner that left no report adds nothing', () => {
  for (const read of [jestDurations, playwrightDurations, tapDurations])
    assert.deepEqual(read(join(folder, 'none')), []);
  assert.deepEqual(jestDurations(report('half.json', '{"testResults": [')), []);
});
