import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { baselineNames } from './baseline.ts';
import { migrationNames, MIGRATIONS } from './folder.ts';

/** A release of the API: its tag or commit, and the last migration it brought. */
export interface ApiRelease {
  readonly release: string;
  readonly last: string;
}

/** The oldest first. Those from before the baseline are not among them. */
export const apiReleases = (): readonly ApiRelease[] =>
  JSON.parse(readFileSync(join(MIGRATIONS, 'releases.json'), 'utf8')) as ApiRelease[];

/** Names of migrations that no release has brought yet. The baseline is never among them: there was nothing before it. */
export function unreleasedMigrations(): string[] {
  const last = apiReleases().at(-1)?.last ?? baselineNames().at(-1) ?? '';
  return migrationNames().filter((name) => name.slice(0, 4) > last.slice(0, 4));
}
