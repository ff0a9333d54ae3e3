import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { jestFailures } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-results-'));
after(() => rmSync(folder, { recursive: true }));

test('of a failed step the failed files are named, and what passed in the others is counted', () => {
  const file = join(folder, 'jest.json');
  const of = (name: string, status: string, ...tests: string[]) => ({
    name,
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  });
  writeFileSync(
    file,
    JSON.stringify({
      testResults: [
        of('/a.test.ts', 'passed', 'passed', 'passed', 'pending'),
        of('/b.test.ts', 'failed', 'passed', 'failed'),
        of('/cannot-run.test.ts', 'failed'),
        of('/all-skipped.test.ts', 'pending', 'pending'),
      ],
    }),
  );
  assert.deepEqual(jestFailures(file), { files: ['/b.test.ts', '/cannot-run.test.ts'], passedElsewhere: 2 });
});

test('without a report nothing is known, so the whole step runs again', () => {
  assert.equal(jestFailures(join(folder, 'none.json')), undefined);
});
