// `node lab/cluster/base-backup-main.ts <cluster's folder> <target>`: a base backup of the primary of `npm run check -- cluster --keep`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { DATABASE_USER } from '@ayana/tooling/database/cluster.ts';
import { socketUrl } from '@ayana/tooling/database/connect.ts';
import { databasePaths } from '@ayana/tooling/database/paths.ts';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { baseBackup } from './base-backup.ts';

await runMain(async () => {
  const [cluster, target] = process.argv.slice(2);
  if (cluster === undefined || target === undefined)
    throw new SentenceError("Say the cluster's folder and where the backup goes.");
  if (existsSync(target)) throw new SentenceError(`${target} is there already: name a folder that is not.`);
  const { data, socketFolder } = databasePaths(join(cluster, 'postgres'));
  await baseBackup(socketUrl(socketFolder, DATABASE_USER), data, target);
  console.log(`The base backup is in ${target}.`);
});
