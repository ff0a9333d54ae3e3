// `npm test`: every check and every test, none of them stopping the others. The last line is `N passed, N failed`, over all runners; a check
// counts as one test.
// `npm test -- --only unit,api` runs some steps, `-- --shard 2/3` one machine's part, `-- --changed [--base main]` what the changes since
// then can affect, `-- services/api/src/modules/newsletter` the tests of a path, `-- --failed` the browser tests that failed, for looking at.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SentenceError } from '../bootstrap/report.mjs';
import { runNode } from '../build/run-script.ts';
import { repositoryRoot as root } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { stopSignal } from '../terminal/stop.ts';
import { bold, dim, duration, green, red } from '../terminal/style.ts';
import { changesSince } from './changed.ts';
import { openFailed } from './failed.ts';
import { testPaths } from './paths.ts';
import { settle, StepFailure, type Counts } from './results.ts';
import { planOf, type Step, stepsOf } from './steps.ts';
import { slowest, type TestRun } from './test-runs.ts';

const OUTPUT_LINES = 400;
/** For a step that hangs: how long one takes depends on what else the machine does. */
const STEP_MINUTES = 50;
/** Tests named at the end, so that nobody has to look for what makes the whole slow. */
const SLOWEST = 20;

/**
 * A build machine shared with others can stall for seconds, and its verdict decides alone: there a failed step runs once more (of
 * jest's, the files that failed), and says so. On a developer's machine nothing is repeated: a test that passes only the second time must be fixed.
 */
const REPEATS = process.env['CI'] !== undefined;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      shard: { type: 'string' },
      changed: { type: 'boolean', default: false },
      base: { type: 'string', default: 'main' },
      failed: { type: 'boolean', default: false },
    },
  });
  if (values.failed) return openFailed(root);
  // Hundreds of Node processes are started: each would compile the same files again.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache', 'node');
  if (positionals.length > 0) return testPaths(root, positionals);
  const reports = join(root, '.cache', 'test');
  mkdirSync(reports, { recursive: true });
  const changes = values.changed ? changesSince(root, values.base) : undefined;
  const plan = planOf(root, reports, { shard: values.shard, changes });
  // A step that a selection leaves out is a name all the same.
  const wanted = chosen([planOf(root, reports), plan].flatMap(stepsOf), values.only);
  const stopped = stopSignal();

  const progress = new Progress();
  const total = { passed: 0, failed: 0 };
  const runs: TestRun[] = [];
  const failures: string[] = [];
  const repeated: string[] = [];
  const runAll = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps.filter((one) => wanted.has(one.name))) {
      if (stopped.aborted) return;
      let counts = await runStep(step, progress, stopped, values.verbose);
      if (counts.failed > 0 && REPEATS && !step.repeatsItself && !stopped.aborted) {
        const first = runsOf(step);
        counts = await repeat(step, progress, stopped, values.verbose);
        if (counts.failed === 0) repeated.push(...failuresOf(step, first));
      }
      const { passed, failed } = counts;
      total.passed += passed;
      total.failed += failed;
      const ofStep = runsOf(step);
      runs.push(...ofStep);
      repeated.push(...ofStep.filter((run) => run.repeated === true).map((run) => named(step, run)));
      if (failed > 0) failures.push(...failuresOf(step, ofStep));
    }
  };
  const begun = performance.now();
  await runAll(plan.first);
  const built = performance.now();
  await Promise.all(plan.parallel.map(runAll));
  await runAll(plan.last);

  if (stopped.aborted) throw new SentenceError('The tests were interrupted.');
  console.log(slowestOf(runs));
  console.log(
    `\nThe build took ${duration(built - begun)}, everything after it ${duration(performance.now() - built)}.`,
  );
  if (repeated.length > 0) console.log(`\n${bold('Passed only when repeated')}\n${repeated.join('\n')}`);
  if (failures.length > 0) console.log(`\n${bold('Failed')}\n${red(failures.join('\n'))}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

/** Runs a failed step again: only the files that failed, where its report names them. */
async function repeat(step: Step, progress: Progress, signal: AbortSignal, verbose: boolean): Promise<Counts> {
  const failures = step.report?.failures?.(step.report.file);
  if (failures === undefined || failures.files.length === 0) {
    progress.line(`    ${red('failed once')}: ${step.title} runs again, and the second run counts`);
    return runStep(step, progress, signal, verbose);
  }
  const { files, passedElsewhere } = failures;
  progress.line(
    `    ${red('failed once')}: ${files.length} files of ${step.title} run again, and the second run counts`,
  );
  const again = { ...step, title: `${step.title}, again`, args: [...step.args, '--runTestsByPath', ...files] };
  const { passed, failed } = await runStep(again, progress, signal, verbose);
  return { passed: passedElsewhere + passed, failed };
}

/** Runs one step and prints its line; its output only when it failed (or all is wanted). */
async function runStep(step: Step, progress: Progress, signal: AbortSignal, verbose: boolean): Promise<Counts> {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const timeout = AbortSignal.timeout(STEP_MINUTES * 60_000);
  let output = '';
  const attempt = progress.step(
    step.title,
    async (detail) => {
      const result = await runNode(step.args, root, { onLine: detail, signal: AbortSignal.any([signal, timeout]) });
      output = result.output + (timeout.aborted ? `\nEnded after ${STEP_MINUTES} minutes.\n` : '');
      const counts =
        step.report === undefined
          ? { passed: result.code === 0 ? 1 : 0, failed: 0 }
          : step.report.read(step.report.file);
      const settled = settle(counts, result.code, step.mayBeEmpty);
      if (settled.failed > 0) throw new StepFailure(settled);
      return settled;
    },
    ({ passed, repeated = 0 }) =>
      step.report === undefined ? '' : `${passed} passed${repeated > 0 ? `, ${repeated} only when repeated` : ''}`,
  );
  const counts = await attempt.catch((error: unknown) => {
    if (error instanceof StepFailure) return error.counts;
    throw error;
  });
  if (counts.failed > 0)
    progress.line(
      `    ${red(`${counts.passed} passed, ${counts.failed} failed`)} ${dim(`again: npm test -- --only ${step.name}`)}`,
    );
  if (counts.failed > 0 || verbose) progress.line(framed(step.title, output, counts.failed > 0));
  return counts;
}

function runsOf({ report }: Step): readonly TestRun[] {
  return report?.runs(report.file) ?? [];
}

/** A test with what it said, since its output may be far above the last line. */
function named({ title }: Step, { test, why = '' }: TestRun): string {
  return [`  ${title}: ${test}`, ...why.split('\n')].filter(Boolean).join('\n      ');
}

/** The failed tests of a step; the step itself where no test is known. */
function failuresOf(step: Step, runs: readonly TestRun[]): readonly string[] {
  const names = runs.filter(({ failed }) => failed).map((run) => named(step, run));
  return names.length === 0 ? [`  ${step.title}`] : names;
}

function slowestOf(runs: readonly TestRun[]): string {
  const lines = slowest(runs, SLOWEST).map(({ test, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${test}`);
  return lines.length === 0 ? '' : `\n${bold(`The slowest ${lines.length}`)}\n${dim(lines.join('\n'))}`;
}

function framed(title: string, output: string, failed: boolean): string {
  const lines = output.trimEnd().split('\n');
  const cut = lines.length - OUTPUT_LINES;
  const shown = cut > 0 ? [`… ${cut} lines before this`, ...lines.slice(cut)] : lines;
  const colour = failed ? red : green;
  return [
    `${colour('──')} ${bold(title)} ${colour('─'.repeat(60))}`,
    ...shown,
    colour('─'.repeat(64 + title.length)),
    '',
  ].join('\n');
}

/** @throws SentenceError naming what there is when a name is not among it */
function chosen(steps: readonly Step[], only: string | undefined): Set<string> {
  const all = steps.map(({ name }) => name);
  if (only === undefined) return new Set(all);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new SentenceError(`There is no step "${unknown}"; there are ${all.join(', ')}.`);
  return new Set(names);
}
