// `npm start`: everything on one machine, on one address. See tooling/README.md.
import { serve } from '@ayana/tooling/start/serve.ts';
import { PROGRAMS } from '@ayana/tooling/start/supervisor.ts';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { checkReleases, repairOwnReleases } from '../src/start-releases.ts';

await runMain(() =>
  serve({ ...PROGRAMS, releases: { repair: repairOwnReleases, check: checkReleases } }, new Progress()),
);
