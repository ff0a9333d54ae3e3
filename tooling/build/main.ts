// `npm run build [-- --force] [folder …]`: builds what changed and publishes the front ends.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../database/paths.ts';
import { makeStale } from '../generated/derived.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { stopSignal } from '../terminal/stop.ts';
import { buildStale } from './build.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const stopped = stopSignal();
  makeStale('client-types');
  const built = await buildStale({
    root: repositoryRoot,
    progress: new Progress(),
    dataDir: process.env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'),
    force: values.force,
    signal: stopped,
    ...(positionals.length === 0 ? {} : { only: positionals }),
  });
  console.log(built.length === 0 ? 'Everything is up to date.' : `Built ${built.join(', ')}.`);
});
