// `npm run releases`: what is live. `npm run releases -- --repair` makes a store whole again. See docs/releasing.md.
import { parseArgs } from 'node:util';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { repairCommand } from '../src/commands/repair-command.ts';
import { releasesCommand } from '../src/commands/releases-command.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  const say = (line: string): void => console.log(line);
  if (values.repair) return repairCommand(say);
  await releasesCommand(say);
  return 0;
});
