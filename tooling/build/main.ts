// `npm run build [-- --force] [folder …]`: builds what changed and publishes the front ends.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { buildStale } from './build.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());
  process.on('disconnect', () => abort.abort());
  const built = await buildStale({
    root: repositoryRoot,
    progress: new Progress(),
    dataDir: process.env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'),
    force: values.force,
    signal: abort.signal,
    ...(positionals.length === 0 ? {} : { only: positionals }),
  });
  console.log(built.length === 0 ? 'Everything is up to date.' : `Built ${built.join(', ')}.`);
});
