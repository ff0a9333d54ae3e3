// `npm run rollback -- mfe-public [--to <version>]`. See docs/releasing.md.
import { parseArgs } from 'node:util';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { rollbackCommand } from '../src/commands/rollback-command.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  await rollbackCommand({ name: positionals[0], to: values.to }, new Progress());
});
