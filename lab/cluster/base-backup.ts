import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';

/** Of a running server: its log is fetched separately, the rest belongs to the process (PostgreSQL, "Making a base backup"). */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify']);
const EMPTY_FOLDERS = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify'];

/**
 * Copies the data folder of a running server between `pg_backup_start` and `pg_backup_stop`. The npm package of PostgreSQL has no
 * pg_basebackup, and Debian's is older than the server. The copy is consistent once the log from its start on is replayed: from
 * the primary (a standby) or from an archive (a restore to a point in time).
 * @param url of the server, as its superuser
 * @param source its data folder
 * @param target must not exist yet
 */
export async function baseBackup(url: string, source: string, target: string): Promise<void> {
  // The same connection has to end the backup that began it.
  const client = new pg.Client({ connectionString: url, application_name: 'ayana-base-backup' });
  await client.connect();
  try {
    await client.query("select pg_backup_start('ayana', true)");
    mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(source)) if (!LEFT_OUT.has(name)) copy(join(source, name), join(target, name));
    for (const folder of EMPTY_FOLDERS) mkdirSync(join(target, folder), { recursive: true, mode: 0o700 });
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select * from pg_backup_stop(true)',
    );
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    if (rows[0]?.spcmapfile) writeFileSync(join(target, 'tablespace_map'), rows[0].spcmapfile, { mode: 0o600 });
    chooseRunAs(target).adopt(target);
  } finally {
    await client.end();
  }
}

/** A file that the server removes meanwhile is not missed: its removal is in the log. */
function copy(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: (file) => existsSync(file) });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 20) throw error;
      rmSync(to, { recursive: true, force: true });
    }
  }
}
