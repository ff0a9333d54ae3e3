import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { APPLICATION_USER, DATABASE_USER } from '@ayana/tooling/database/cluster.ts';
import { asApplication, socketUrl, withClient } from '@ayana/tooling/database/connect.ts';
import { databasePaths, makeSocketFolder } from '@ayana/tooling/database/paths.ts';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';
import { pathOf } from './debian-parts.ts';
import { debianProgram, type Program } from './program.ts';

/** @param server folder of the primary's socket @param sockets folder of PgBouncer's own socket */
export function pgbouncerConfig(server: string, sockets: string, users: string): string {
  return `[databases]
ayana = host=${server} port=5432 dbname=ayana
[pgbouncer]
; A socket that only this user can open: nobody else on the machine gets in, so no passwords are needed.
listen_addr =
listen_port = 5432
unix_socket_dir = ${sockets}
unix_socket_mode = 0700
auth_type = trust
auth_file = ${users}
admin_users = ${DATABASE_USER}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 30
; A server that is gone is tried again soon: the usual 15 s would be added to each promotion.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
log_connections = 0
log_disconnections = 0
`;
}

/** PgBouncer in front of the primary. */
export class PgBouncer {
  /** The process now. */
  program: Program;
  readonly #create: (args: readonly string[]) => Program;
  /** Folder of its socket. */
  readonly sockets: string;

  /** @param server folder of the primary's socket, also after a promotion */
  constructor(server: string, folder: string, logFile: string) {
    this.sockets = databasePaths(join(folder, 'pgbouncer')).socketFolder;
    const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(users, [DATABASE_USER, APPLICATION_USER].map((user) => `"${user}" ""\n`).join(''));
    writeFileSync(config, pgbouncerConfig(server, this.sockets, users));
    this.#create = (args) =>
      debianProgram([pathOf('pgbouncer'), ...args, config], folder, {
        name: 'PgBouncer',
        logFile,
        graceMs: 15_000,
        // "Safe shutdown": transactions are finished first (pgbouncer(1), SIGINT).
        stopSignal: 'SIGINT',
        ready: () => withClient(socketUrl(this.sockets, 'ayana'), async () => true),
      });
    this.program = this.#create([]);
    makeSocketFolder(this.sockets);
    chooseRunAs(folder).adopt(this.sockets);
  }

  start(): Promise<void> {
    return this.program.start();
  }

  /** The application's URL. */
  get url(): string {
    return asApplication(socketUrl(this.sockets, DATABASE_USER));
  }

  /** A new process takes over the open connections of the old one, which ends (`pgbouncer -R`). @returns how it ended */
  async replace(): Promise<string> {
    const old = this.program;
    const ended = old.ends();
    this.program = this.#create(['-R']);
    await this.program.start();
    return ended;
  }

  /** A command of its console, e.g. `RELOAD`, `PAUSE` or `SHOW POOLS`. */
  async command(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: socketUrl(this.sockets, 'pgbouncer') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows as unknown[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
