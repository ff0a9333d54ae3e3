import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { restoreTo } from '../../cluster/point-in-time.ts';
import { withClient } from '@ayana/tooling/database/connect.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import { fillIn, type Filled } from '@ayana/tooling/check/site/forms.ts';
import { sendUntilAccepted } from '@ayana/tooling/check/site/submit.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import type { Act } from './situation.ts';

/** A mistake in the database is undone on a copy: everything up to the moment before it is there, nothing after it. */
export const pointInTime: Act = {
  name: 'point-in-time',
  title: 'Restore to a point in time',
  async run({ cluster, folder, long, say }): Promise<Finding> {
    const { databases, origin } = cluster;
    const backup = join(folder, 'base-backup');
    const [before, between, after] = [fillIn(20), fillIn(long ? 100 : 20), fillIn(20)];
    const send = (forms: readonly Filled[]): Promise<void> =>
      runInParallel(forms, 5, (filled) => sendUntilAccepted(origin, filled));
    await send(before);
    say('a base backup while forms come in');
    await Promise.all([databases.backUp(backup), send(between)]);
    const moment = await withClient(cluster.databaseUrl, async (client) => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
      return rows[0]?.now ?? new Date();
    });
    await send(after);
    await withClient(cluster.databaseUrl, async (client) => {
      await client.query('update contact_messages set last_name = $1', ['a mistake']);
      const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      say('the log is archived');
      await until('the log is archived', 60_000, async () => {
        const state = await client.query<{ last: string }>('select last_archived_wal as last from pg_stat_archiver');
        return (state.rows[0]?.last ?? '') >= (rows[0]?.file ?? '');
      });
    });
    say(`restoring to ${moment.toISOString()}`);
    const restored = await restoreTo(backup, databases.archive, moment);
    try {
      const found = await withClient(restored.url, async (client) => {
        const { rows } = await client.query<{ email: string; spoilt: boolean }>(
          `select email, false as spoilt from consultations union all select email, false from video_consultations
           union all select email, last_name = 'a mistake' from contact_messages`,
        );
        return rows;
      });
      const emails = new Set(found.map(({ email }) => email));
      const count = (forms: readonly Filled[]): number => forms.filter(({ email }) => emails.has(email)).length;
      const wanted = [...before, ...between];
      const late = count(after);
      const spoilt = found.filter((row) => row.spoilt).length;
      return {
        tried: `${wanted.length} forms, a base backup in the middle, then ${after.length} more and a mistake; restored to the moment before these`,
        seen: { 'of before': count(wanted), 'of after': late, 'rows with the mistake': spoilt },
        lost: wanted.length - count(wanted),
        doubled: 0,
        wrong: [
          ...(late > 0 ? [`${late} forms of after the moment are there`] : []),
          ...(spoilt > 0 ? [`${spoilt} rows have the mistake`] : []),
        ],
      };
    } finally {
      await restored.stop({ force: true });
      rmSync(backup, { recursive: true, force: true });
    }
  },
};
