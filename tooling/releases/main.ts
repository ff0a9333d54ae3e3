// `npm run releases`: what is live. See docs/releasing.md.
import { releasesCommand } from '../../deploy/src/commands/releases-command.ts';
import { runMain } from '../terminal/fail.ts';

await runMain(async () => {
  await releasesCommand((line) => console.log(line));
});
