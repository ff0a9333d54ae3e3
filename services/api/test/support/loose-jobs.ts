import { withClient } from '@ayana/tooling/database/connect.ts';
import { createBoss } from '../../src/platform/jobs/boss.js';

/**
 * What the processes that run jobs do some time after one of them was killed: its jobs, which have no heartbeat any more, are given to others.
 * Call it while none runs a job.
 * @param url of the database's owner
 */
export async function looseJobs(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`update jobs.job set started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where state = 'active';
      update jobs.queue set monitor_on = null, monitor_claim_on = null`),
  );
  const boss = createBoss(url, { max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}
