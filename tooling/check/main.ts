// `npm run check -- <what>`: checks that are too long, or too rough, to be tests. `faults` and `abuse` are in
// `npm test` in their short forms.
import { SentenceError } from '../bootstrap/report.mjs';
import { runMain } from '../terminal/fail.ts';
import { checkAbuse } from './abuse.ts';
import { checkCluster } from './cluster.ts';
import { checkDev } from './dev.ts';
import { checkFaults } from './faults.ts';
import { checkImages } from './images.ts';
import { checkMatrix } from './matrix.ts';
import { checkMutants } from './mutants.ts';
import { checkOldOnNew } from './old-on-new.ts';
import { checkSite } from './pages.ts';
import { checkTrail } from './trail.ts';
import { checkRollups } from './rollups.ts';

const CHECKS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  faults: checkFaults,
  abuse: checkAbuse,
  dev: checkDev,
  site: checkSite,
  matrix: checkMatrix,
  mutants: checkMutants,
  cluster: checkCluster,
  trail: checkTrail,
  rollups: checkRollups,
  images: checkImages,
  'old-on-new': checkOldOnNew,
};

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const check = CHECKS[name];
  if (check === undefined)
    throw new SentenceError(`Say what to check: npm run check -- ${Object.keys(CHECKS).join('|')}.`);
  return check(args);
});
