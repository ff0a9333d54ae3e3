import { globSync } from 'node:fs';
import { join } from 'node:path';

import { dataFolder } from '../database/paths.ts';
import {
  checkCounts,
  jestCounts,
  jestFailures,
  playwrightCounts,
  type ReadCounts,
  type ReadFailures,
  tapCounts,
} from './results.ts';
import { checkRuns, jestRuns, playwrightRuns, type ReadTestRuns, tapRuns } from './test-runs.ts';

export interface Step {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** Arguments for Node, run in the root. */
  readonly args: readonly string[];
  /** Where the runner leaves its report, and how to read it; a check without one counts as one test. */
  readonly report?: {
    readonly file: string;
    readonly read: ReadCounts;
    readonly runs: ReadTestRuns;
    /** For a runner that takes names of files: of a step that failed, only these run again. */
    readonly failures?: ReadFailures;
  };
  /** Its runner repeats single tests on a build machine: the step as a whole is never run again. */
  readonly repeatsItself?: true;
  /** Minutes after which a hanging step is ended. */
  readonly minutes: number;
}

/** All steps. Two parallel run side by side, one for each of two cores; the browser tests use both, and start when both have ended: beside the
 * others they only make them slower. */
export interface Plan {
  readonly parallel: readonly (readonly Step[])[];
  readonly last: readonly Step[];
}

export function planOf(root: string, reports: string): Plan {
  const check = (name: string, title: string, script: string, minutes = 5): Step => ({
    name,
    title,
    minutes,
    args: ['--run', script],
  });
  const jest = (name: string, title: string, script: string, minutes: number): Step => {
    const file = join(reports, `${name}.json`);
    return {
      name,
      title,
      minutes,
      args: ['--run', script, '--', '--json', `--outputFile=${file}`],
      report: { file, read: jestCounts, runs: jestRuns, failures: jestFailures },
    };
  };
  const siteCheck = (name: 'faults' | 'abuse', title: string, minutes: number): Step => ({
    name,
    title,
    minutes,
    args: ['tooling/check/main.ts', name, '--short'],
    report: { file: join(dataFolder(), 'checks', `${name}-short.json`), read: checkCounts, runs: checkRuns },
  });
  return {
    parallel: [
      [
        { name: 'build', title: 'Build', minutes: 8, args: ['tooling/build/main.ts'] },
        check('budgets', 'Size budgets', 'check:budgets'),
        check('generated', 'Generated files', 'check:generated'),
        tooling(root, reports),
        // A site of their own, which mostly waits: the API tests use the time.
        siteCheck('faults', 'Nothing lost (short form)', 10),
        siteCheck('abuse', 'Attacks (short form)', 12),
      ],
      [
        check('format', 'Formatting', 'check:format'),
        check('lint', 'Lint', 'check:lint'),
        check('types', 'Types', 'check:types'),
        check('boundaries', 'Boundaries', 'check:boundaries'),
        jest('unit', 'Unit tests', 'test:unit', 15),
        jest('api', 'API tests', 'test:api', 45),
      ],
    ],
    last: [
      {
        ...check('e2e', 'Browser tests', 'test:e2e', 50),
        repeatsItself: true,
        report: {
          file: join(root, 'e2e', 'test-results', 'results.json'),
          read: playwrightCounts,
          runs: playwrightRuns,
        },
      },
    ],
  };
}

/** The start, the database and the rest of the tooling are tested under Node's own runner: they are about real processes. */
function tooling(root: string, reports: string): Step {
  const file = join(reports, 'tooling.tap');
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
  ];
  const files = globSync('{tooling,deploy,e2e/harness,e2e/stories}/**/*.node-test.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).sort();
  return {
    name: 'tooling',
    title: 'Start and database tests',
    minutes: 20,
    args: ['--test', '--test-concurrency=1', '--test-timeout=240000', ...reporters, ...files],
    report: { file, read: tapCounts, runs: tapRuns },
  };
}
