import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RolloutLimits } from '@ayana/contracts/releases';

/** What the team decided about releases: `deploy/policy.json`. */
export interface Policy {
  /** How many shell releases, newest first, a remote must work under. */
  supported_shells: number;
  /** A stored version is kept while it is younger than this, in days … */
  keep_days: number;
  /** … or among so many newest of its remote. */
  keep_newest: number;
  /** When a release to a part of the sessions is taken back by itself. */
  rollout: RolloutLimits;
}

export function readPolicy(): Policy {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', 'policy.json'), 'utf8')) as Policy;
}
