import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../database/paths.ts';

/** A release of the API: its tag or commit, and the last migration it brought. */
export interface ApiRelease {
  readonly release: string;
  readonly last: string;
}

export const MIGRATIONS = join(repositoryRoot, 'services', 'api', 'migrations');

/** The oldest first. */
export const apiReleases = (): readonly ApiRelease[] =>
  JSON.parse(readFileSync(join(MIGRATIONS, 'releases.json'), 'utf8')) as ApiRelease[];

/** Files of migrations that no release has brought yet. */
export function unreleasedMigrations(): string[] {
  const last = apiReleases().at(-1)?.last ?? '';
  return readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > last.slice(0, 4));
}
