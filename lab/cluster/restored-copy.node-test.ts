import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { withClient } from '@ayana/tooling/database/connect.ts';
import { startDatabase } from '@ayana/tooling/database/server.ts';
import { baseBackup } from './base-backup.ts';
import { REPLICATED } from './replicated.ts';
import { restoreCopy, restoredFolder } from './restored-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-restored-'));
const backup = join(folder, 'base');
const archive = join(folder, 'archive');
let moment = new Date(0);

before(async () => {
  const primary = await startDatabase({ dataDir: join(folder, 'primary'), settings: { ...REPLICATED, fsync: 'off' } });
  await baseBackup(primary.url, primary.paths.data, backup);
  moment = await withClient(primary.url, async (client) => {
    await client.query('create table patients as select 1 as id');
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    // What comes after the moment tells the server that it has reached it.
    await client.query('create table mistakes as select 1 as id');
    await client.query('select pg_switch_wal()');
    return rows[0]?.now ?? moment;
  });
  // Its stop would reuse the files.
  cpSync(join(primary.paths.data, 'pg_wal'), archive, { recursive: true });
  await primary.stop({ force: true });
});
after(() => rmSync(folder, { recursive: true, force: true }));

const restoredNames = (): string[] => readdirSync(folder).filter((name) => name.startsWith('base-restored'));

test('a restore that fails removes what it made, names its log, and can be tried again', async () => {
  const log = `${restoredFolder(backup)}.log`;
  const later = new Date(moment.getTime() + 3_600_000);
  for (const [where, when] of [
    [archive, later],
    [join(folder, 'no-archive'), moment],
  ] as const) {
    await assert.rejects(restoreCopy(backup, where, when), (error: Error) => error.message.includes(log));
    assert.deepEqual(restoredNames(), ['base-restored.log']);
    assert.match(readFileSync(log, 'utf8'), /FATAL/);
  }
  const server = await restoreCopy(backup, archive, moment);
  const { rows } = await withClient(server.url, (client) =>
    client.query("select to_regclass('patients') as kept, to_regclass('mistakes') as gone"),
  );
  await server.stop({ force: true });
  assert.deepEqual(rows, [{ kept: 'patients', gone: null }]);
});

test('leaves an earlier restore alone', async () => {
  const other = join(folder, 'other');
  mkdirSync(restoredFolder(other));
  writeFileSync(join(restoredFolder(other), 'PG_VERSION'), '18');
  await assert.rejects(restoreCopy(other, archive, moment), /is there from an earlier restore/);
  assert.ok(existsSync(join(restoredFolder(other), 'PG_VERSION')));
});
