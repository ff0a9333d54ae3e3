import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test of a report: how long it took, in seconds, and whether it failed. */
export interface TestRun {
  readonly test: string;
  readonly seconds: number;
  readonly failed: boolean;
  /** It passed only when it was repeated. */
  readonly repeated?: boolean;
  /** The first lines of what it said when it failed. */
  readonly why?: string;
}

const WHY_LINES = 4;
const WHY_LENGTH = 300;

const whyOf = (message: string | undefined): { why?: string } => {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, WHY_LINES);
  return lines.length === 0 ? {} : { why: lines.join('\n').slice(0, WHY_LENGTH) };
};

/** Reads the tests of a report; none where the report is missing or is none. */
export type ReadTestRuns = (file: string) => readonly TestRun[];

/** The parts of jest's `--json` report we read. */
interface JestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report we read. A suite is a file or a `describe` in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}

export const jestRuns: ReadTestRuns = orNone((text) =>
  (JSON.parse(text) as JestReport).testResults.flatMap(({ name, status: ofFile, message, assertionResults }) =>
    // A file that cannot be run has no tests.
    assertionResults.length === 0
      ? [{ test: basename(name), seconds: 0, failed: ofFile === 'failed', ...whyOf(message) }]
      : assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
          test: `${basename(name)}: ${fullName}`,
          seconds: (duration ?? 0) / 1000,
          failed: status === 'failed',
          ...whyOf(failureMessages?.[0]),
        })),
  ),
);

/** A test that was repeated took as long as all its runs. */
export const playwrightRuns: ReadTestRuns = orNone((text) => runsOf(JSON.parse(text) as PlaywrightSuite));

function runsOf({ suites = [], specs = [] }: PlaywrightSuite): TestRun[] {
  return [
    ...specs.map(({ file, title, tests }) => ({
      test: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: tests.some(({ status }) => status === 'unexpected'),
      ...(tests.some(({ status }) => status === 'flaky') ? { repeated: true } : {}),
      ...whyOf(tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message),
    })),
    ...suites.flatMap(runsOf),
  ];
}

const TAP_TEST = /^ *(not )?ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)\n *type: 'test'$/gm;

export const tapRuns: ReadTestRuns = orNone((text) =>
  [...text.matchAll(TAP_TEST)].map(([, not, test = '', milliseconds]) => ({
    test,
    seconds: Number(milliseconds) / 1000,
    failed: not !== undefined,
  })),
);

/** Reads what `npm run check` writes: an entry for each thing tried. */
export const checkRuns: ReadTestRuns = orNone((text) =>
  (JSON.parse(text) as { faults: { name: string; passed: boolean }[] }).faults.map(({ name, passed }) => ({
    test: name,
    seconds: 0,
    failed: !passed,
  })),
);

/** The longest first. */
export function slowest(runs: readonly TestRun[], count: number): readonly TestRun[] {
  return runs.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

function orNone(read: (text: string) => readonly TestRun[]): ReadTestRuns {
  return (file) => {
    try {
      return read(readFileSync(file, 'utf8'));
    } catch {
      return [];
    }
  };
}
