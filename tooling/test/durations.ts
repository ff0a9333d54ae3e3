import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** How long one test took, in seconds. */
export interface Duration {
  readonly test: string;
  readonly seconds: number;
}

/** Reads how long each test of a report took; nothing where the report is missing or is none. */
export type ReadDurations = (file: string) => readonly Duration[];

/** The parts of jest's `--json` report we read. */
interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** The parts of Playwright's JSON report we read. A suite is a file or a `describe` in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

export const jestDurations: ReadDurations = orNone((text) =>
  (JSON.parse(text) as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  ),
);

/** A test that was repeated took as long as all its runs. */
export const playwrightDurations: ReadDurations = orNone((text) => durationsOf(JSON.parse(text) as PlaywrightSuite));

function durationsOf({ suites = [], specs = [] }: PlaywrightSuite): Duration[] {
  return [
    ...specs.map(({ file, title, tests }) => ({
      test: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(durationsOf),
  ];
}

const TAP_TEST = /^ *(?:not )?ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)\n *type: 'test'$/gm;

export const tapDurations: ReadDurations = orNone((text) =>
  [...text.matchAll(TAP_TEST)].map(([, test = '', milliseconds]) => ({ test, seconds: Number(milliseconds) / 1000 })),
);

/** The longest first. */
export function slowest(durations: readonly Duration[], count: number): readonly Duration[] {
  return durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

function orNone(read: (text: string) => readonly Duration[]): ReadDurations {
  return (file) => {
    try {
      return read(readFileSync(file, 'utf8'));
    } catch {
      return [];
    }
  };
}
