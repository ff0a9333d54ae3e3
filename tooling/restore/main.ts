// `npm run restore -- <folder>`: fills an empty database, and the folder of uploaded files, with a backup. `npm run restore -- --test [folder]` only tries
// it, beside the running site. See docs/running.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { type SiteDatabase, withSiteDatabase } from '../backup/database.ts';
import { uploadedFiles } from '../backup/files.ts';
import { restore } from '../backup/restore.ts';
import { SentenceError } from '../bootstrap/report.mjs';
import { buildStale } from '../build/build.ts';
import { runNode } from '../build/run-script.ts';
import { dataFolder, repositoryRoot as root } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { newestBackup, tryRestore } from './try-restore.ts';

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { test: { type: 'boolean', default: false } },
  });
  const given = positionals[0] ?? (values.test ? newestBackup(dataFolder()) : undefined);
  if (given === undefined) throw new SentenceError('Say which backup: npm run restore -- <folder>.');
  const folder = resolve(given);
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder(), only: ['services/api'] });
  await progress.step(
    values.test ? 'Restore test' : 'Restore',
    (detail) =>
      withSiteDatabase(detail, (database) =>
        values.test
          ? tryRestore(database, folder, { report: detail, prepare: (into) => migrate(into, detail) })
          : restore({
              databaseUrl: database.ownerUrl,
              folder,
              files: uploadedFiles(),
              report: detail,
              prepare: () => migrate(database, detail),
            }),
      ),
    ({ tables, taken_at }) => `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, as of ${taken_at}`,
  );
});

/** The schema of this version, without demo accounts. */
async function migrate({ ownerUrl, applicationUrl }: SiteDatabase, onLine: (line: string) => void): Promise<void> {
  const urls = { DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: ownerUrl };
  const env = { ...process.env, ...urls, DEMO_DATA: '0', NODE_ENV: 'development' };
  const { code, output } = await runNode(['services/api/dist/migrate.js'], root, { env, onLine });
  if (code !== 0) throw new SentenceError(`The tables could not be made:\n${output.trim()}`);
}
