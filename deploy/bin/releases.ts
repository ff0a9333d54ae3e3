// `npm run releases`: what is live. `--review mfe-partner@<version> [--hours 24]` makes a link for a reviewer.
// `npm run releases -- --repair` makes a store whole again. See docs/releasing.md.
import { parseArgs } from 'node:util';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { reviewCommand } from '../src/commands/review-command.ts';
import { repairCommand } from '../src/commands/repair-command.ts';
import { releasesCommand } from '../src/commands/releases-command.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      repair: { type: 'boolean', default: false },
      review: { type: 'string' },
      hours: { type: 'string' },
    },
  });
  const say = (line: string): void => console.log(line);
  if (values.repair) return repairCommand(say);
  if (values.review !== undefined) await reviewCommand({ what: values.review, hours: values.hours }, say);
  else await releasesCommand(say);
  return 0;
});
