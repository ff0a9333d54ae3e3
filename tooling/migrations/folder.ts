import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../database/paths.ts';

export const MIGRATIONS = join(repositoryRoot, 'services', 'api', 'migrations');

/** Names of the migrations of this version, in order. */
export const migrationNames = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted();
