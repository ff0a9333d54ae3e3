// `npm run check -- <what>`: checks that are too long, or too rough, to be tests. `faults` and `abuse` are in
// `npm test` in their short forms.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { checkAbuse } from './abuse.ts';
import { checkFaults } from './faults.ts';
import { checkOldOnNew } from './old-on-new.ts';
import { checkRollups } from './rollups.ts';
import { checkTrail } from './trail.ts';

type Check = (args: readonly string[]) => Promise<number>;

/** A check of a folder that uses tooling: a program of its own, which ends with us by its channel. */
const program =
  (path: string, ...given: readonly string[]): Check =>
  async (args) => {
    const child = spawn(process.execPath, [join(repositoryRoot, path), ...given, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    process.once('disconnect', () => child.kill());
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  };

const CHECKS: Readonly<Record<string, Check>> = {
  faults: checkFaults,
  abuse: checkAbuse,
  trail: checkTrail,
  rollups: checkRollups,
  'old-on-new': checkOldOnNew,
  /** The last shells with the last releases of each remote (docs/releasing.md). */
  matrix: program('deploy/bin/matrix.ts'),
  site: program('lab/check/main.ts', 'site'),
  dev: program('lab/check/main.ts', 'dev'),
  mutants: program('lab/check/main.ts', 'mutants'),
  cluster: program('lab/check/main.ts', 'cluster'),
  /** Cases of before there were facts, and once the clock has settled them (docs/adr/0107). */
  facts: program('lab/check/main.ts', 'facts'),
  images: program('lab/check/main.ts', 'images'),
  'mail-in': program('lab/check/main.ts', 'mail-in'),
  walks: program('lab/check/main.ts', 'walks'),
};

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const check = CHECKS[name];
  if (check === undefined)
    throw new SentenceError(`Say what to check: npm run check -- ${Object.keys(CHECKS).join('|')}.`);
  return check(args);
});
