import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { migrationNames, MIGRATIONS } from './folder.ts';

/** Names of the migrations that the baseline replaced, in order (docs/adr/0098). */
export const replacedMigrations = (): readonly string[] =>
  JSON.parse(readFileSync(join(MIGRATIONS, 'replaced-by-baseline.json'), 'utf8')) as string[];

/** Those of the baseline, in order. */
export const baselineNames = (): readonly string[] => migrationNames().filter((name) => /^\d{4}_baseline_/.test(name));

/** The history that `migrate` makes of another: with all that the baseline replaced, it has the baseline instead. */
export function historyAtBaseline(names: readonly string[]): readonly string[] {
  const replaced = replacedMigrations();
  if (!replaced.every((name) => names.includes(name))) return names;
  return [...baselineNames(), ...names.filter((name) => !replaced.includes(name))].toSorted();
}
