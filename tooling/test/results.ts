import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many only when they were repeated. */
  readonly repeated?: number;
}

/** Thrown by a step that failed, so that its line says so. */
export class StepFailure extends Error {
  readonly counts: Counts;
  constructor(counts: Counts) {
    super('The step failed.');
    this.counts = counts;
  }
}

/** The parts of jest's `--json` report we read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all: none of their tests are counted above. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}
/** The parts of Playwright's JSON report we read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of any test, e.g. while the site was started. */
  errors: unknown[];
}

/** Reads a report. Undefined when it is not there or not one: the runner did not get as far as writing it. */
export type ReadCounts = (file: string) => Counts | undefined;

export const jestCounts: ReadCounts = (file) => {
  const report = readJson(file) as JestReport | undefined;
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
};

/** The files that failed, and the tests that passed in all others. */
export interface Failures {
  readonly files: readonly string[];
  readonly passedElsewhere: number;
}

export type ReadFailures = (file: string) => Failures | undefined;

export const jestFailures: ReadFailures = (file) => {
  const report = readJson(file) as JestReport | undefined;
  if (report === undefined) return undefined;
  const fine = report.testResults.filter(({ status }) => status !== 'failed');
  return {
    files: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    passedElsewhere: fine.flatMap((one) => one.assertionResults).filter(({ status }) => status === 'passed').length,
  };
};

/** A test that is repeated (on build machines only, see e2e/playwright.config.ts) counts as its last run did. */
export const playwrightCounts: ReadCounts = (file) => {
  const report = readJson(file) as PlaywrightReport | undefined;
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      repeated: report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
    }
  );
};

/** What `npm run check` writes: an entry for each thing tried. */
export const checkCounts: ReadCounts = (file) => {
  const report = readJson(file) as { faults: { passed: boolean }[] } | undefined;
  if (report === undefined) return undefined;
  const passed = report.faults.filter((one) => one.passed).length;
  return { passed, failed: report.faults.length - passed };
};

/** TAP as node:test writes it ends with lines like `# pass 12`. */
export const tapCounts: ReadCounts = (file) => {
  try {
    const text = readFileSync(file, 'utf8');
    const count = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    const counts = { passed: count('pass'), failed: count('fail') + count('cancelled') };
    return Number.isNaN(counts.passed + counts.failed) ? undefined : counts;
  } catch {
    return undefined;
  }
};

/**
 * What a step contributes. The exit code has the last word: a runner that failed without a failed test (or ran none) counts as
 * one failure, so that nothing passes unseen.
 */
export function settle(counts: Counts | undefined, exitCode: number, mayBeEmpty = false): Counts {
  const { passed, failed, repeated = 0 } = counts ?? { passed: 0, failed: 0 };
  const fine = exitCode === 0 && failed === 0 && (passed > 0 || mayBeEmpty);
  return { passed, failed: fine ? 0 : Math.max(failed, 1), repeated };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
