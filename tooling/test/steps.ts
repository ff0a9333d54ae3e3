import { globSync } from 'node:fs';
import { join } from 'node:path';

import { dataFolder } from '../database/paths.ts';
import { browserTestsSince, type Changes, changesAPage } from './changed.ts';
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
  /** A selection that may choose nothing. */
  readonly mayBeEmpty?: true;
}

/**
 * All steps. The build uses every core, and what follows needs it. Two parallel run side by side, one for each of two cores; the browser tests
 * use both, and start when both have ended: beside the others they only make them slower.
 */
export interface Plan {
  readonly first: readonly Step[];
  readonly parallel: readonly (readonly Step[])[];
  readonly last: readonly Step[];
}

export function stepsOf({ first, parallel, last }: Plan): readonly Step[] {
  return [...first, ...parallel.flat(), ...last];
}

export interface Choice {
  /** Of several machines with the same checkout, which part this one runs: `2/3`. */
  readonly shard?: string | undefined;
  /** Only what these changes can affect. */
  readonly changes?: Changes | undefined;
}

export function planOf(root: string, reports: string, { shard, changes }: Choice = {}): Plan {
  const plan = wholePlan(root, reports, shard);
  return changes === undefined ? plan : affectedPlan(plan, root, reports, changes);
}

function wholePlan(root: string, reports: string, shard: string | undefined): Plan {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  // One part of several makes the checks for all.
  const once = (...steps: readonly Step[]): readonly Step[] =>
    shard === undefined || shard.startsWith('1/') ? steps : [];
  return {
    first: [{ name: 'build', title: 'Build', args: ['tooling/build/main.ts'] }],
    parallel: [
      once(
        check('budgets', 'Size budgets', 'check:budgets'),
        check('generated', 'Generated files', 'check:generated'),
        tooling(root, reports),
        // A site of their own, which mostly waits: the API tests use the time.
        siteCheck('faults', 'Nothing lost (short form)'),
        siteCheck('abuse', 'Attacks (short form)'),
      ),
      [
        ...once(
          check('format', 'Formatting', 'check:format'),
          check('lint', 'Lint', 'check:lint'),
          check('types', 'Types', 'check:types'),
          check('boundaries', 'Boundaries', 'check:boundaries'),
        ),
        jest(reports, 'unit', 'Unit tests', 'test:unit', part),
        jest(reports, 'api', 'API tests', 'test:api', part),
      ],
    ],
    last: [browser(root, part)],
  };
}

/** The same steps, each with what the changes affect, by jest's own selection and the graph of the workspace. */
function affectedPlan(plan: Plan, root: string, reports: string, changes: Changes): Plan {
  const since = ['--passWithNoTests', `--changedSince=${changes.base}`];
  const has = (...packages: string[]): boolean =>
    changes.everything || packages.some((each) => changes.affected.has(each));
  const only = (step: Step): readonly Step[] => {
    switch (step.name) {
      case 'build':
      case 'budgets':
        return changesAPage(changes) || has('services/api') ? [step] : [];
      case 'tooling':
        return has('tooling', 'deploy') ? [step] : [];
      case 'faults':
      case 'abuse':
        return has('services/api') ? [step] : [];
      case 'unit': {
        const unit = jest(reports, 'unit', 'Unit tests', 'test:unit', since);
        // It opens the forms by the names of their files, which jest's graph does not see.
        const forms = jest(reports, 'forms', 'Every form', 'test:unit', ['--selectProjects', 'forms']);
        return changes.everything ? [step] : [{ ...unit, mayBeEmpty: true }, ...(changesAPage(changes) ? [forms] : [])];
      }
      case 'api': {
        const api = jest(reports, 'api', 'API tests', 'test:api', since);
        if (changes.everything) return [step];
        return has('services/api') ? [{ ...api, mayBeEmpty: true }] : [];
      }
      case 'e2e': {
        const tests = browserTestsSince(root, changes);
        if (changes.everything) return [step];
        return tests.length === 0 ? [] : [browser(root, tests)];
      }
      default:
        return [step];
    }
  };
  return {
    first: plan.first.flatMap(only),
    parallel: plan.parallel.map((steps) => steps.flatMap(only)),
    last: plan.last.flatMap(only),
  };
}

function check(name: string, title: string, script: string): Step {
  return { name, title, args: ['--run', script] };
}

function jest(reports: string, name: string, title: string, script: string, args: readonly string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    title,
    args: ['--run', script, '--', '--json', `--outputFile=${file}`, ...args],
    report: { file, read: jestCounts, runs: jestRuns, failures: jestFailures },
  };
}

function siteCheck(name: 'faults' | 'abuse', title: string): Step {
  return {
    name,
    title,
    args: ['tooling/check/main.ts', name, '--short'],
    report: { file: join(dataFolder(), 'checks', `${name}-short.json`), read: checkCounts, runs: checkRuns },
  };
}

function browser(root: string, args: readonly string[]): Step {
  return {
    name: 'e2e',
    title: 'Browser tests',
    args: ['--run', 'test:e2e', '--', ...args],
    repeatsItself: true,
    report: { file: join(root, 'e2e', 'test-results', 'results.json'), read: playwrightCounts, runs: playwrightRuns },
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
    args: ['--test', '--test-concurrency=1', '--test-timeout=600000', ...reporters, ...files],
    report: { file, read: tapCounts, runs: tapRuns },
  };
}
