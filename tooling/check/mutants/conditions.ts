import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { SentenceError } from '../../bootstrap/report.mjs';
import { runNode } from '../../build/run-script.ts';
import { repositoryRoot } from '../../database/paths.ts';
import type { Progress } from '../../terminal/progress.ts';
import { jestSettingsOf, type Mutant, type Mutants, sandboxOf } from './stryker.ts';

const API = join(repositoryRoot, 'services', 'api');
/** A change that makes the API wait is ended. */
const LIMIT_MS = 120_000;

/** Files of the API with queries, and for each the tests that are to notice a missing condition; both from the API's folder. */
export interface Queries {
  readonly name: string;
  readonly queries: Readonly<Record<string, readonly string[]>>;
}

/** One condition of a query that is left out: the text from `start` to `end` becomes `instead`. */
interface Left {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

const COMPARISONS =
  /[\w.]+(?:\([\w.]+\))? (?:=|<>|>|is distinct from) (?:(?:\w+\()?\$\{[^}]*\}\)?(?:::\w+)?|\w+\([\w.]+\)|'\w+')|\w+ is (?:not )?null/g;
const FILTERS = /\.find\w*\(\w+, \{((?:[^{}]|\{[^{}]*\})*)\}/g;
const PROPERTIES = /\S(?:[^,{}]|\{[^{}]*\})*,?/g;

/** Each `.where(…)`, each comparison of an SQL text and each property of an entity's filter. */
export function conditionsOf(source: string): readonly Left[] {
  const left: Left[] = [];
  // Where a page of a list begins is no one's right.
  for (const { index } of source.matchAll(/\.where(?:Ref)?\((?!comesAfter)/g))
    left.push({ start: index, end: closingOf(source, source.indexOf('(', index)) + 1, instead: '' });
  for (const sql of source.matchAll(/sql(?:<[^`]*>)?`[^`]*`/g))
    for (const { index, 0: text } of sql[0].matchAll(COMPARISONS))
      // After `set` it is an assignment.
      if (!/\bset\b(?![^]*\bwhere\b)/.test(sql[0].slice(0, index)))
        left.push({ start: sql.index + index, end: sql.index + index + text.length, instead: 'true' });
  for (const filter of source.matchAll(FILTERS)) {
    const begin = filter.index + filter[0].indexOf('{') + 1;
    for (const { index, 0: text } of (filter[1] ?? '').matchAll(PROPERTIES))
      left.push({ start: begin + index, end: begin + index + text.length, instead: '' });
  }
  return left.toSorted((one, other) => one.start - other.start);
}

function closingOf(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

/**
 * Leaves out the conditions of an area's queries one at a time, in a copy of the API, and runs the area's tests after each. Stryker changes
 * expressions, and knows neither SQL nor that a query without its `where` answers with other people's rows.
 */
export async function leaveOutConditions(
  { name, queries }: Queries,
  databaseUrl: string,
  progress: Progress,
): Promise<Mutants> {
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
  const run = async (tests: readonly string[]) =>
    runNode([...args, ...tests], sandbox, { env, signal: AbortSignal.timeout(LIMIT_MS) });

  return progress.step(`Changing ${name}, one condition at a time`, async (detail) => {
    const changes = Object.entries(queries).flatMap(([file, tests]) => {
      const source = readFileSync(join(API, file), 'utf8');
      return conditionsOf(source).map((left) => ({ file, tests, source, left }));
    });
    const first = await run(Object.values(queries).flat());
    if (first.code !== 0) throw new SentenceError(`The tests of ${name} fail without a change:\n${first.output}`);
    const found: Record<string, { mutants: Mutant[] }> = {};
    for (const [index, { file, tests, source, left }] of changes.entries()) {
      const { start, end, instead } = left;
      writeFileSync(join(sandbox, file), source.slice(0, start) + instead + source.slice(end));
      const { code } = await run(tests);
      writeFileSync(join(sandbox, file), source);
      (found[file] ??= { mutants: [] }).mutants.push({
        mutatorName: 'Left out',
        replacement: source.slice(start, end),
        location: { start: { line: source.slice(0, start).split('\n').length } },
        status: code === 0 ? 'Survived' : 'Killed',
      });
      detail(`${index + 1}/${changes.length} tried`);
    }
    return found;
  });
}
