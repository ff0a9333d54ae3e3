// `npm run restore -- <folder>`: fills an empty database, and the folder of uploaded files, with a backup. See docs/running.md.
import { resolve } from 'node:path';

import { type SiteDatabase, withSiteDatabase } from '../backup/database.ts';
import { uploadedFiles } from '../backup/files.ts';
import { restore } from '../backup/restore.ts';
import { SentenceError } from '../bootstrap/report.mjs';
import { buildStale } from '../build/build.ts';
import { runNode } from '../build/run-script.ts';
import { dataFolder, repositoryRoot as root } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';

await runMain(async () => {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new SentenceError('Say which backup: npm run restore -- <folder>.');
  const folder = resolve(given);
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder(), only: ['services/api'] });
  await progress.step(
    'Restore',
    (detail) =>
      withSiteDatabase(detail, (database) =>
        restore({
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
