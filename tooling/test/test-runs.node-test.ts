import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { checkRuns, jestRuns, playwrightRuns, slowest, tapRuns } from './test-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-test-runs-'));
after(() => rmSync(folder, { recursive: true }));

const report = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('the slowest tests of all runners are named, the longest first, and all that failed', () => {
  const jest = report(
    'jest.json',
    JSON.stringify({
      testResults: [
        {
          name: join(folder, 'hold.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'holds a time', status: 'passed', duration: 1500 },
            {
              fullName: 'lets it go',
              status: 'failed',
              duration: 1,
              failureMessages: [
                'Error: \u001B[31mheld\u001B[39m\n\n  expected: free\n    at hold.ts:1\n    at a:2\n    at b:3',
              ],
            },
            { fullName: 'is skipped', status: 'pending', duration: null },
          ],
        },
        { name: join(folder, 'cannot-run.test.ts'), status: 'failed', assertionResults: [] },
      ],
    }),
  );
  const playwright = report(
    'playwright.json',
    JSON.stringify({
      suites: [
        {
          specs: [
            {
              file: 'home.spec.ts',
              title: 'opens',
              tests: [{ status: 'unexpected', results: [{ duration: 900, error: { message: 'Timeout' } }] }],
            },
          ],
          suites: [
            {
              specs: [
                {
                  file: 'home.spec.ts',
                  title: 'is repeated',
                  tests: [{ status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] }],
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
  const all = [...jestRuns(jest), ...playwrightRuns(playwright), ...tapRuns(tap)];
  assert.deepEqual(slowest(all, 4), [
    { test: 'home.spec.ts: is repeated', seconds: 3, failed: false, repeated: true },
    { test: 'starts', seconds: 2.5005, failed: false },
    { test: 'hold.test.ts: holds a time', seconds: 1.5, failed: false },
    { test: 'home.spec.ts: opens', seconds: 0.9, failed: true, why: 'Timeout' },
  ]);
  assert.equal(
    all.find(({ test: name }) => name === 'hold.test.ts: lets it go')?.why,
    'Error: held\n  expected: free\n    at hold.ts:1\n    at a:2',
  );
  const check = report(
    'check.json',
    JSON.stringify({
      faults: [
        { name: 'kill', passed: true },
        { name: 'flood', passed: false },
      ],
    }),
  );
  assert.deepEqual(
    [...all, ...checkRuns(check)].filter(({ failed }) => failed).map(({ test: name }) => name),
    ['hold.test.ts: lets it go', 'cannot-run.test.ts', 'home.spec.ts: opens', 'ends', 'flood'],
  );
});

test('a runner that left no report adds nothing', () => {
  for (const read of [checkRuns, jestRuns, playwrightRuns, tapRuns]) assert.deepEqual(read(join(folder, 'none')), []);
  assert.deepEqual(jestRuns(report('half.json', '{"testResults": [')), []);
});
