// `npm run restore -- <folder>`: fills an empty database with a backup. See docs/running.md.
import { resolve } from 'node:path';

import { withSiteDatabase } from '../../deploy/src/backup/database.ts';
import { restore } from '../../deploy/src/backup/restore.ts';
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
      withSiteDatabase(detail, (databaseUrl) =>
        restore({ databaseUrl, folder, report: detail, prepare: () => migrate(databaseUrl, detail) }),
      ),
    ({ tables, taken_at }) => `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, as of ${taken_at}`,
  );
});

/** The schema of this version, without demo accounts. */
async function migrate(databaseUrl: string, onLine: (line: string) => void): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DEMO_DATA: '0', NODE_ENV: 'development' };
  const { code, output } = await runNode(['services/api/dist/migrate.js'], root, { env, onLine });
  if (code !== 0) throw new SentenceError(`The tables could not be made:\n${output.trim()}`);
}
