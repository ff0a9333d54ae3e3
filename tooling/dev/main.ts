// `npm run dev`: the whole site from its sources, updated with every save.
// `npm run dev -- --only mfe-patient --shell http://localhost:3000`: one remote, in the pages of a site that already runs.
import { parseArgs } from 'node:util';

import { serveSite } from '../start/serve-site.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { DevSite } from './dev-site.ts';
import { serveAlone } from './alone/serve-alone.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, shell: { type: 'string' }, port: { type: 'string' } },
  });
  const progress = new Progress();
  if (values.only !== undefined || values.shell !== undefined) return serveAlone(values, progress);
  return serveSite((settings, _progress, running) => new DevSite(settings, progress, running), progress);
});
