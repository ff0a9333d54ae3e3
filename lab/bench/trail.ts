import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Client } from 'pg';

import { buildStale } from '@ayana/tooling/build/build.ts';
import { checkChain } from '@ayana/tooling/check/trail/chain.ts';
import { asApplication, startDatabase } from '@ayana/tooling/database/index.ts';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import type { Row } from './bench.ts';

const MEASURED_MS = 5000;
const WRITERS = [1, 8, 32] as const;
/** Rows of the activity when the check is timed. */
const CHECKED = 50_000;

/** Writes to the activity a second with its chain of hashes, beside the same without; and how fast the chain is checked. */
export async function trail(): Promise<readonly Row[]> {
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder(), only: ['services/api'], publish: false });
  const folder = makeThrowAwayFolder(join(dataFolder(), 'bench'), 'trail-', 'pg');
  const server = await startDatabase({ dataDir: join(folder.path, 'pg') });
  try {
    const application = asApplication(server.url);
    await progress.step('Tables', () =>
      promisify(execFile)(process.execPath, [join(root, 'services/api/dist/migrate.js')], {
        env: { ...process.env, DATABASE_URL: application, DATABASE_OWNER_URL: server.url, DEMO_DATA: '0' },
      }),
    );
    const rows: Row[] = [];
    for (const writers of WRITERS) {
      const measure = (what: string): Promise<number> =>
        progress.step(`${writers} writers ${what}`, () => writesPerSecond(application, writers));
      await setSealing(server.url, false);
      const twin = await measure('without a chain');
      await setSealing(server.url, true);
      const ours = await whileSealing(server.url, () => measure('with a chain'));
      rows.push({ what: `Transactions of ${writers} at once`, unit: 'rows/s', ours, twin });
    }
    return [...rows, ...(await progress.step('The check', () => checked(server.url)))];
  } finally {
    await server.stop({ force: true });
    folder.remove();
  }
}

const setSealing = (url: string, on: boolean): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(`alter table audit_entries ${on ? 'enable' : 'disable'} trigger audit_entries_hashed`),
  );

/** Does the job's work once a second, more often than it does. */
async function whileSealing<T>(url: string, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const sealing = withClient(url, async (client) => {
    while (!isOver) {
      await client.query('select seal_activity(2000)');
      await sleep(1000);
    }
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await sealing;
  }
}

/** Each writer changes a row of its own and writes its entry, as the API does, one transaction after the other. */
async function writesPerSecond(url: string, writers: number): Promise<number> {
  const begun = performance.now();
  const until = begun + MEASURED_MS;
  const counts = await Promise.all(
    Array.from({ length: writers }, () => withClient(url, (client) => write(client, until))),
  );
  const seconds = (performance.now() - begun) / 1000;
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / seconds);
}

async function write(client: Client, until: number): Promise<number> {
  const account = randomUUID();
  let count = 0;
  while (performance.now() < until) {
    await client.query('begin');
    await client.query(
      `insert into sign_in_attempts (account, failures, last_at) values ($1, 1, now())
       on conflict (account) do update set failures = sign_in_attempts.failures + 1`,
      [account],
    );
    await client.query(
      `insert into audit_entries (id, type, action, actor_id, actor_role, subject_id, details, request_id, created_at)
       values ($1, 'requests', 'journey.changed', $2, 'ayana_staff', $2, $3, 'bench', now())`,
      [randomUUID(), account, JSON.stringify({ id: account, stage: 3, from: null, to: 'completed' })],
    );
    await client.query('commit');
    count += 1;
  }
  return count;
}

async function checked(url: string): Promise<readonly Row[]> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into audit_entries (id, type, action, details, created_at)
       select gen_random_uuid(), 'roles', 'role.given', jsonb_build_object('from', null, 'to', each), now() from generate_series(1, ${CHECKED}) each`,
    );
    const sealed = performance.now();
    const { rows: counts } = await client.query<{ count: number }>('select seal_activity(2147483647) as count');
    const sealing = Math.round((counts[0]?.count ?? 0) / ((performance.now() - sealed) / 1000));
    // Those that were written without a chain would be found: they are not what is measured here.
    const begun = performance.now();
    const { rows } = await checkChain(client, null);
    const checking = Math.round(rows / ((performance.now() - begun) / 1000));
    return [
      { what: 'Sealed', unit: 'rows/s', ours: sealing },
      { what: 'Checked', unit: 'rows/s', ours: checking },
    ];
  });
}
