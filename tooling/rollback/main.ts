// `npm run rollback -- mfe-public [--to <version>]`. See docs/releasing.md.
import { parseArgs } from 'node:util';

import { rollbackCommand } from '../../deploy/src/commands/rollback-command.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  await rollbackCommand({ name: positionals[0], to: values.to }, new Progress());
});
