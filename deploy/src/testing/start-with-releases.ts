// `npm start` with small programs in the places of the API and the render server, and with the checks of the release store.
import { FAKE_PROGRAMS } from '@ayana/tooling/start/fixtures/fake-programs.ts';
import { serve } from '@ayana/tooling/start/serve.ts';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { checkReleases, repairOwnReleases } from '../start-releases.ts';

await runMain(() =>
  serve({ ...FAKE_PROGRAMS, releases: { repair: repairOwnReleases, check: checkReleases } }, new Progress()),
);
