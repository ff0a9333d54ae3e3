// `npm run backup [-- <folder>]`: saves every row of the running (or resting) site. See docs/running.md.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { backup } from './backup.ts';
import { withSiteDatabase } from './database.ts';
import { dataFolder } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { snapshot: { type: 'string' } } });
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = resolve(positionals[0] ?? join(dataFolder(), 'backups', stamp));
  const { snapshot } = values;
  const progress = new Progress();
  const { tables } = await progress.step(
    'Backup',
    (detail) =>
      withSiteDatabase(detail, ({ ownerUrl: databaseUrl }) =>
        backup({ databaseUrl, folder, report: detail, ...(snapshot === undefined ? {} : { snapshot }) }),
      ),
    (saved) => `${saved.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${saved.tables.length} tables`,
  );
  progress.line(tables.length === 0 ? '  Nothing was there to save.' : `  ${folder}`);
});
