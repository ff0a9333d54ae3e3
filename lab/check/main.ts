// Called by `npm run check -- <what>` (tooling/check/main.ts), which knows these names.
import { runMain } from '@ayana/tooling/terminal/fail.ts';

import { checkCluster } from './cluster.ts';
import { checkDev } from './dev.ts';
import { checkFacts } from './facts.ts';
import { checkImages } from './images.ts';
import { checkMailIn } from './mail-in.ts';
import { checkMutants } from './mutants.ts';
import { checkSite } from './site.ts';
import { checkWalks } from './walks.ts';

const CHECKS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  site: checkSite,
  dev: checkDev,
  mutants: checkMutants,
  cluster: checkCluster,
  facts: checkFacts,
  images: checkImages,
  'mail-in': checkMailIn,
  walks: checkWalks,
};

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const check = CHECKS[name];
  if (check === undefined) throw new Error(`There is no check "${name}".`);
  return check(args);
});
