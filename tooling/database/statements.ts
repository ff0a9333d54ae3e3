import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { resolveBinaries } from './binaries.ts';
import { withClient } from './connect.ts';

const LIBRARY = 'pg_stat_statements';

/**
 * Settings with which a server counts its statements, for "Slowest statements" of /database-overview; none where the PostgreSQL of this
 * platform comes without the library, which would not start with them. Utility statements are left out: they may hold a password.
 */
export function statementSettings(): Readonly<Record<string, string>> {
  const native = join(dirname(resolveBinaries().postgres), '..');
  const files = ['lib', join('lib', 'postgresql')].flatMap((folder) => namesIn(join(native, folder)));
  if (!files.some((name) => name.startsWith(`${LIBRARY}.`))) return {};
  return { shared_preload_libraries: LIBRARY, [`${LIBRARY}.track_utility`]: 'off' };
}

/**
 * Makes the view of the statements in the database of `url`, by its superuser. On a server that an earlier version started, and that was
 * adopted, the view is there and says nothing until the next start.
 */
export async function showStatements(url: string): Promise<void> {
  if (statementSettings()['shared_preload_libraries'] === undefined) return;
  await withClient(url, (client) => client.query(`create extension if not exists ${LIBRARY}`));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
