import { join } from 'node:path';

import { compare, type Comparison } from '../../backup/compare.ts';
import { runNode } from '../../build/run-script.ts';
import { withClient } from '../../database/connect.ts';
import { createDatabase } from '../../database/databases.ts';
import { repositoryRoot } from '../../database/paths.ts';
import type { Fault } from '../fault.ts';
import { fillInForms } from '../fault.ts';
import type { Site } from '../site/site.ts';
import { sendUntilAccepted } from '../site/submit.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';

/** A backup is taken while forms come in, restored into an empty database, and compared row by row with the moment it was taken. */
export const backupAndRestore: Fault = {
  name: 'backup-and-restore',
  title: 'Backup and restore',
  async run(situation) {
    const { site, long, say } = situation;
    const forms = fillInForms(situation, long ? 600 : 60);
    const folder = join(site.scratch, 'backup');
    let saved = 0;
    const submitting = runInParallel(forms, 4, async (filled) => {
      await sendUntilAccepted(site.origin, filled);
      saved += 1;
    });
    // Our own session keeps the snapshot open, so that the backup can be compared with it while the site goes on.
    const comparison = await withClient(site.databaseUrl, async (client): Promise<Comparison> => {
      await client.query('begin transaction isolation level repeatable read, read only');
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      const duringBackup = saved;
      await command(site, site.databaseUrl, 'backup', [folder, `--snapshot=${rows[0]?.snapshot}`]);
      say(`saved, ${saved - duringBackup} forms were accepted meanwhile`);
      const emptyUrl = await createDatabase(site.databaseUrl, 'restored');
      await command(site, emptyUrl, 'restore', [folder]);
      say('restored');
      return compare(client, emptyUrl);
    });
    await submitting;
    const { tables, rows, missing, added, different } = comparison;
    return {
      tried: `npm run backup while ${forms.length} forms came in, npm run restore into an empty database, compared row by row`,
      seen: { tables, 'rows compared': rows, 'rows missing': missing, 'rows added': added },
      lost: missing,
      doubled: added,
      wrong: different,
    };
  },
};

async function command(
  site: Site,
  databaseUrl: string,
  name: 'backup' | 'restore',
  args: readonly string[],
): Promise<void> {
  const env = { ...site.environment, DATABASE_URL: databaseUrl };
  const { code, output } = await runNode([join('tooling', name, 'main.ts'), ...args], repositoryRoot, { env });
  if (code !== 0) throw new Error(`npm run ${name} failed:\n${output}`);
}
