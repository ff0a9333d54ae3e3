import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { inherit } from './paths.ts';

/**
 * `npm test -- --failed`: the browser tests that failed run once more with a trace, and Playwright's viewer opens it: the page at each step,
 * the console and the network.
 * @returns exit code of the tests
 */
export async function openFailed(root: string): Promise<number> {
  const cwd = join(root, 'e2e');
  const playwright = join(cwd, 'node_modules/@playwright/test/cli.js');
  if (failedTests(cwd) === 0) throw new SentenceError('No browser test failed in the last run.');
  const code = await inherit({
    cwd,
    args: [playwright, 'test', '--last-failed', '--retries=0', '--trace=on'],
  });
  const traces = globSync('test-results/**/trace.zip', { cwd });
  const [first] = traces.toSorted();
  if (first === undefined) throw new SentenceError('The tests left no trace: read what they printed above.');
  if (traces.length > 1) console.log(`There are ${traces.length} traces below e2e/test-results; the first is shown.`);
  // An address of its own, so that it also opens where there is no screen.
  await inherit({ cwd, args: [playwright, 'show-trace', '--host', '127.0.0.1', '--port', '0', first] });
  return code;
}

function failedTests(cwd: string): number {
  try {
    const text = readFileSync(join(cwd, 'test-results', '.last-run.json'), 'utf8');
    return (JSON.parse(text) as { failedTests: string[] }).failedTests.length;
  } catch {
    return 0;
  }
}
