// `npm run backup [-- <folder>]`: saves every row and uploaded file of the running (or resting) site. See docs/running.md.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { backup } from './backup.ts';
import { withSiteDatabase } from './database.ts';
import { uploadedFiles } from './files.ts';
import { noteRun, sizeOf } from './maintenance.ts';
import { dataFolder } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { snapshot: { type: 'string' } } });
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = resolve(positionals[0] ?? join(dataFolder(), 'backups', stamp));
  const { snapshot } = values;
  const progress = new Progress();
  const files = uploadedFiles();
  const { tables } = await progress.step(
    'Backup',
    (detail) =>
      withSiteDatabase(detail, async ({ ownerUrl: databaseUrl }) => {
        const from = snapshot === undefined ? {} : { snapshot };
        const manifest = await backup({ databaseUrl, folder, files, report: detail, ...from });
        await noteRun(databaseUrl, { kind: 'backup', manifest, bytes: sizeOf(folder) });
        return manifest;
      }),
    ({ tables: saved, files: copied = [] }) =>
      `${saved.reduce((sum, { rows }) => sum + rows, 0)} rows of ${saved.length} tables, ${copied.length} files`,
  );
  if (files === undefined) progress.line('  Uploaded files are in a bucket: back it up there.');
  progress.line(tables.length === 0 ? '  Nothing was there to save.' : `  ${folder}`);
});
