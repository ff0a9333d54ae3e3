// `node lab/cluster/restore-main.ts <base backup> <archive> <time>`: a server on a copy of the backup, as it was at that moment.
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { restoreCopy, restoredFolder } from './restored-copy.ts';

await runMain(async () => {
  const [backup, archive, time = ''] = process.argv.slice(2);
  const moment = new Date(time);
  if (backup === undefined || archive === undefined || Number.isNaN(moment.getTime()))
    throw new SentenceError('Say the base backup, the archive and the time, e.g. "2026-11-26 21:04:00+00".');
  if (!existsSync(join(backup, 'backup_label'))) throw new SentenceError(`There is no base backup in ${backup}.`);
  const server = await restoreCopy(backup, archive, moment);
  const newest = await withClient(server.url, async (client) => {
    const { rows } = await client.query<{ newest: Date | null }>('select max(received_at) as newest from inbox_items');
    return rows[0]?.newest;
  });
  console.log(`Restored to ${moment.toISOString()}; the newest form is of ${newest?.toISOString() ?? 'never'}.`);
  console.log(
    `psql -h ${server.paths.socketFolder} -U ayana ayana\nCtrl-C stops the server; its folder ${restoredFolder(backup)} stays.`,
  );
  // Waiting for a signal alone would not keep this process.
  const alive = setInterval(() => undefined, 60_000);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  clearInterval(alive);
  await server.stop({ force: true });
});
