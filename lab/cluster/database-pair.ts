import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withClient } from '@ayana/tooling/database/connect.ts';
import { type RunningDatabase, startDatabase } from '@ayana/tooling/database/server.ts';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { baseBackup } from './base-backup.ts';
import { REPLICATED } from './replicated.ts';

/** Name of the standby at the primary, in `synchronous_standby_names`. */
const STANDBY = 'standby';

/** Folder of the primary's socket, whichever server that is. */
export const primaryOf = (folder: string): string => join(folder, 'primary');

/** Where the primary puts its write-ahead log, for a restore to a point in time. */
const archiveOf = (folder: string): string => join(folder, 'archive');

/**
 * A primary and a standby that follows by streaming replication, synchronously: a commit is acknowledged when the standby has it
 * on its disk (`synchronous_commit = on`), so that no acknowledged row is lost by a promotion. `remote_apply` would wait for
 * the standby to show the row as well; reads of one's own writes go to the primary instead.
 */
export class DatabasePair {
  primary: RunningDatabase;
  standby: RunningDatabase;
  readonly #folder: string;

  private constructor(folder: string, primary: RunningDatabase, standby: RunningDatabase) {
    this.#folder = folder;
    this.primary = primary;
    this.standby = standby;
    this.#name();
  }

  /** @param prepare runs on the primary before it is copied, e.g. the migrations */
  static async start(folder: string, prepare: (primary: RunningDatabase) => Promise<void>): Promise<DatabasePair> {
    const archive = archiveOf(folder);
    mkdirSync(archive, { recursive: true, mode: 0o700 });
    chooseRunAs(folder).adopt(archive);
    const primary = await startDatabase({
      dataDir: join(folder, 'postgres'),
      settings: {
        ...REPLICATED,
        archive_mode: 'on',
        // A file that is there is never overwritten (PostgreSQL, "Setting up WAL archiving").
        archive_command: `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
        archive_timeout: '60',
      },
    });
    await prepare(primary);
    const dataDir = join(folder, 'postgres-standby');
    await baseBackup(primary.url, primary.paths.data, dataDir);
    writeFileSync(join(dataDir, 'standby.signal'), '');
    chooseRunAs(dataDir).adopt(dataDir);
    const standby = await startDatabase({ dataDir, settings: standbySettings(primary) });
    const pair = new DatabasePair(folder, primary, standby);
    await pair.waitSynchronously();
    return pair;
  }

  /** From now on each commit waits for the standby. */
  private async waitSynchronously(): Promise<void> {
    await withClient(this.primary.url, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
      await client.query('select pg_reload_conf()');
      await until('the standby is synchronous', 30_000, async () => {
        const { rows } = await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication');
        return rows.some(({ sync_state }) => sync_state === 'sync');
      });
    });
  }

  /** Where the primary's log is archived. */
  get archive(): string {
    return archiveOf(this.#folder);
  }

  /** Takes a base backup of the primary into a new folder. */
  async backUp(target: string): Promise<void> {
    await baseBackup(this.primary.url, this.primary.paths.data, target);
  }

  /** Stops the standby and starts it again: commits wait meanwhile. */
  async restartStandby(): Promise<void> {
    await this.standby.stop({ force: true });
    this.standby = await startDatabase({
      dataDir: join(this.#folder, 'postgres-standby'),
      settings: standbySettings(this.primary),
    });
  }

  /** Kills the primary and all its processes. */
  killPrimary(): void {
    process.kill(this.primary.pid, 'SIGKILL');
  }

  /** Makes the standby the primary. It has no standby of its own until one is made. */
  async promote(): Promise<void> {
    await withClient(this.standby.url, async (client) => {
      await client.query('select pg_promote(true, 60)');
    });
    this.primary = this.standby;
    this.#name();
  }

  /** The link that leads to the primary, as a name in a network does elsewhere, is swapped at once. */
  #name(): void {
    const link = primaryOf(this.#folder);
    symlinkSync(this.primary.paths.socketFolder, `${link}.new`);
    renameSync(`${link}.new`, link);
  }

  async stop(): Promise<void> {
    // The standby first: the primary's shutdown waits until its log is sent.
    for (const server of new Set([this.standby, this.primary])) await server.stop({ force: true });
  }
}

const standbySettings = ({ paths }: RunningDatabase): Record<string, string> => ({
  ...REPLICATED,
  primary_conninfo: `host='${paths.socketFolder}' user=ayana application_name=${STANDBY}`,
});
