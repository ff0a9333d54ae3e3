import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from './paths.ts';
import { startDatabase, type RunningDatabase } from './server.ts';
import { makeThrowAwayFolder } from './throw-away.ts';

/** A test database may be lost, so it does not wait for the disk. Never used for anything else. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  max_connections: '200',
};

export interface TestDatabase {
  /** Connection string of the empty database `ayana` of a throw-away server. */
  readonly url: string;
  readonly server: RunningDatabase;
  /** Ends the server, even if clients are connected, and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL (about a second). Folders of earlier runs that were killed are ended and removed first. */
export async function startTestDatabase(
  options: { parent?: string; log?: (line: string) => void } = {},
): Promise<TestDatabase> {
  const parent = options.parent ?? join(process.env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'), 'tests');
  const folder = makeThrowAwayFolder(parent, 'test-', 'pg');
  const server = await startDatabase({
    dataDir: join(folder.path, 'pg'),
    settings: CARELESS,
    ...(options.log === undefined ? {} : { log: options.log }),
  });
  return {
    url: server.url,
    server,
    stop: async () => {
      await server.stop({ force: true });
      rmSync(server.paths.socketFolder, { recursive: true, force: true });
      folder.remove();
    },
  };
}
