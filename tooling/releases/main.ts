// `npm run releases`: what is live. `npm run releases -- --repair` makes a store whole again. See docs/releasing.md.
import { parseArgs } from 'node:util';

import { repairCommand } from '../../deploy/src/commands/repair-command.ts';
import { releasesCommand } from '../../deploy/src/commands/releases-command.ts';
import { runMain } from '../terminal/fail.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  const say = (line: string): void => console.log(line);
  if (values.repair) return repairCommand(say);
  await releasesCommand(say);
  return 0;
});
