// `npm run release -- mfe-public [--traffic 10] [--from <folder of builds>] [--for-review]`. See docs/releasing.md.
import { parseArgs } from 'node:util';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { releaseCommand } from '../src/commands/release-command.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      traffic: { type: 'string' },
      from: { type: 'string' },
      'for-review': { type: 'boolean', default: false },
    },
  });
  const { traffic, from } = values;
  const forReview = values['for-review'];
  await releaseCommand({ name: positionals[0], traffic, from, forReview }, new Progress());
});
