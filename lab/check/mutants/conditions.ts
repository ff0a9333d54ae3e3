import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { runNode } from '@ayana/tooling/build/run-script.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { conditionsOf } from './left-out.ts';
import { sampleOf } from './sample.ts';
import { jestSettingsOf, type Manner, type Mutant, reportOf, sandboxOf, type Tried } from './stryker.ts';

const API = join(repositoryRoot, 'services', 'api');
/** A change that makes the API wait is ended; the tests alone take a minute where others use the machine. */
const LIMIT_MS = 300_000;

/** Files of the API with queries, and for each the tests that are to notice a missing condition; both from the API's folder. */
export interface Queries {
  readonly name: string;
  readonly queries: Readonly<Record<string, readonly string[]>>;
}

/**
 * Leaves out the conditions of an area's queries one at a time, in a copy of the API, and runs the area's tests after each. Stryker changes
 * expressions, and knows neither SQL nor that a query without its `where` answers with other people's rows.
 */
export async function leaveOutConditions(
  { name, queries }: Queries,
  { databaseUrl, isWhole }: Manner,
  progress: Progress,
): Promise<Tried> {
  const sandbox = sandboxOf({ name });
  rmSync(sandbox, { recursive: true, force: true });
  mkdirSync(sandbox, { recursive: true });
  const skipped = new Set(['dist', '.cache', 'node_modules']);
  cpSync(API, sandbox, { recursive: true, filter: (path) => !skipped.has(relative(API, path)) });
  symlinkSync(join(API, 'node_modules'), join(sandbox, 'node_modules'));
  writeFileSync(
    join(sandbox, 'jest.config.json'),
    JSON.stringify(await jestSettingsOf({ pkg: 'services/api', tests: Object.values(queries).flat() })),
  );
  const jest = join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--experimental-vm-modules', jest, '--config', 'jest.config.json', '--bail', '--silent'];
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  const run = async (tests: readonly string[], signal?: AbortSignal) =>
    runNode([...args, ...tests], sandbox, { env, ...(signal === undefined ? {} : { signal }) });

  return progress.step(`Changing ${name}, one condition at a time`, async (detail) => {
    const all = Object.entries(queries).flatMap(([file, tests]) => {
      const source = readFileSync(join(API, file), 'utf8');
      return conditionsOf(source).map((left) => ({ key: `${file} ${left.start}`, file, tests, source, left }));
    });
    const keys = all.map(({ key }) => key);
    const drawn = new Set(isWhole ? keys : sampleOf(keys));
    const changes = all.filter(({ key }) => drawn.has(key));
    const first = await run(Object.values(queries).flat());
    if (first.code !== 0) throw new SentenceError(`The tests of ${name} fail without a change:\n${first.output}`);
    const found: Record<string, { mutants: Mutant[] }> = {};
    for (const [index, { file, tests, source, left }] of changes.entries()) {
      const { start, end, instead } = left;
      writeFileSync(join(sandbox, file), source.slice(0, start) + instead + source.slice(end));
      const limit = AbortSignal.timeout(LIMIT_MS);
      const { code, output } = await run(tests, limit);
      writeFileSync(join(sandbox, file), source);
      (found[file] ??= { mutants: [] }).mutants.push({
        mutatorName: 'Left out',
        replacement: source.slice(start, end),
        location: { start: { line: source.slice(0, start).split('\n').length } },
        status: code === 0 ? 'Survived' : limit.aborted ? 'Timeout' : 'Killed',
        statusReason: /● .+/.exec(output)?.[0] ?? output.slice(0, 500),
      });
      // Also for the reader who ends it early.
      writeFileSync(reportOf({ name }), JSON.stringify({ files: found }, null, 2));
      detail(`${index + 1}/${changes.length} tried`);
    }
    return { mutants: found, all: all.length };
  });
}
