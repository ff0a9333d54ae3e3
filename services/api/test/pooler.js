import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';

/**
 * PgBouncer (of this machine) in transaction mode before the tests' PostgreSQL, without any of the settings that hide what it does not
 * take.
 * @param {string} socketFolder of PostgreSQL
 */
export async function startPooler(socketFolder) {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-pooler-'));
  const port = await freePort();
  writeFileSync(join(folder, 'users'), '"ayana_app" ""\n"ayana" ""\n');
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${socketFolder} port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 8
`,
  );
  // As root it does not start, and only the owner of PostgreSQL's socket may use it.
  const { prefix, ids, adopt } = chooseRunAs(folder);
  adopt(folder);
  const [program, ...args] = [...prefix, 'pgbouncer', join(folder, 'pgbouncer.ini')];
  const child = spawn(program, args, { ...ids, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    port,
    stop() {
      child.kill('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
