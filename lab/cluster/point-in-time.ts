import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';
import { type RunningDatabase, startDatabase } from '@ayana/tooling/database/server.ts';
import { REPLICATED } from './replicated.ts';

/**
 * Starts a server of its own on a base backup and replays the archive up to a moment.
 * @param backup changed by this
 * @param archive where `archive_command` put the write-ahead log
 */
export async function restoreTo(backup: string, archive: string, moment: Date): Promise<RunningDatabase> {
  // A copy has the permissions of this moment; the server takes none but these.
  chmodSync(backup, 0o700);
  writeFileSync(join(backup, 'recovery.signal'), '');
  chooseRunAs(backup).adopt(backup);
  const server = await startDatabase({
    dataDir: backup,
    settings: {
      ...REPLICATED,
      restore_command: `cp "${archive}/%f" "%p"`,
      // This setting takes no `Z`.
      recovery_target_time: moment.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
      // The backup has the primary's own settings: nobody follows this one.
      synchronous_standby_names: '',
    },
  });
  // It answers reads while it replays, and ends when the archive does not reach the moment.
  for (;;) {
    if (await isDone(server)) return server;
    if (!server.isAlive())
      throw new SentenceError(`The archive does not reach ${moment.toISOString()}: see ${server.paths.log}.`);
    await sleep(100);
  }
}

const isDone = ({ url }: RunningDatabase): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ done: boolean }>('select not pg_is_in_recovery() as done');
    return rows[0]?.done === true;
  }).catch(() => false);
