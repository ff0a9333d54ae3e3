// `npm run check -- matrix [--from <commit,…>] [--only mfe-partner,…] [--quick]`. See docs/releasing.md.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '@ayana/tooling/build/build.ts';
import { startSite } from '@ayana/tooling/check/site/site.ts';
import { dataFolder, repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { tryMatrix } from '../src/matrix/matrix.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, only: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  // The browser would close, and the rest go on.
  process.once('SIGTERM', () => process.exit(143));
  const progress = new Progress();
  const all = readdirSync(repositoryRoot).filter((name) => existsSync(join(repositoryRoot, name, 'portal.json')));
  await buildStale({ root: repositoryRoot, dataDir: dataFolder(), progress });
  // Public pages read from a site of its own, with demo data on a database of its own.
  const site = await progress.step('API and database', () => startSite());
  try {
    const pairs = await tryMatrix({
      remotes: values.only?.split(',') ?? all,
      from: values.from?.split(','),
      quick: values.quick,
      progress,
      apiOrigin: site.origin,
    });
    return pairs.some(({ state }) => state === 'failed') ? 1 : 0;
  } finally {
    await site.stop();
  }
});
