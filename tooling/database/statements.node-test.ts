import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { type RunningDatabase, showStatements, startDatabase, statementSettings, withClient } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana statements '));
const dataDir = join(folder, 'postgres');
let current: RunningDatabase | undefined;
after(async () => {
  await current?.stop({ force: true });
  rmSync(folder, { recursive: true, force: true });
});

const counted = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    await client.query('select 41 + 1 as answer');
    const { rows } = await client.query<{ calls: number }>(
      "select sum(calls)::int as calls from pg_stat_statements where query like 'select $1 + $2 as answer'",
    );
    return rows[0]?.calls ?? 0;
  });

test('statements are counted without their values, also in a folder of an earlier version, and while its server runs on', async () => {
  // An earlier version started this server without the library.
  const earlier = await startDatabase({ dataDir });
  current = await startDatabase({ dataDir, settings: statementSettings() });
  assert.equal(current.adopted, true);
  await showStatements(current.url);
  await assert.rejects(counted(current.url), { code: '55000' });
  await earlier.stop({ force: true });

  current = await startDatabase({ dataDir, settings: statementSettings() });
  await showStatements(current.url);
  assert.equal(await counted(current.url), 1);
  await showStatements(current.url);
  assert.equal(await counted(current.url), 2);
});
