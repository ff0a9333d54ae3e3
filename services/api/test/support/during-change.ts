import { withClient } from '@ayana/tooling/database/connect.ts';
import type { TestDatabase } from './database.js';
import { eventually } from './eventually.js';

/** Starts `work` while a change of rows is not committed yet, and commits it once `work` waits for those rows. */
export async function duringChange<T>(
  database: TestDatabase,
  change: string,
  values: unknown[],
  work: () => Promise<T>,
): Promise<T> {
  return withClient(database.url, async (client) => {
    await client.query('begin');
    await client.query(change, values);
    const working = work();
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await database.rows(waiting)).length > 0;
    });
    await client.query('commit');
    return working;
  });
}
