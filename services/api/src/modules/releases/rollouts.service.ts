import { VITALS } from '@ayana/contracts/operation';
import {
  judgeRollout,
  type RegistryEntry,
  rolloutOf,
  type VersionSeen,
  WATCHED_VITALS,
  type WatchedVital,
} from '@ayana/contracts/releases';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import type { RolloutDto } from './rollouts.dto.js';

interface Counted {
  version: string;
  measure: 'visitors' | 'failures' | WatchedVital;
  bucket: number;
  addresses: number;
}

/** Compares the version that is out to a part of the sessions with the one all others have, by what browsers reported since. */
@Injectable()
export class Rollouts {
  constructor(private readonly database: Database) {}

  /** @returns null when no version of this remote is out to a part, or when it began is not known */
  async watch(remote: string, entries: readonly RegistryEntry[]): Promise<RolloutDto | null> {
    const rollout = rolloutOf(entries);
    if (rollout === undefined) return null;
    const { before, now, began, limits } = rollout;
    const { rows } = await sql<Counted>`
      select version, measure, bucket::int as bucket, addresses from rollout_counts
      where remote = ${remote} and began = ${began}::timestamptz`.execute(this.database.read());
    const [old, fresh] = [seenOf(rows, before), seenOf(rows, now)];
    return {
      ...judgeRollout(old, fresh, limits),
      since: began,
      before: { version: before, visitors: old.visitors, failures: old.failures },
      now: { version: now, visitors: fresh.visitors, failures: fresh.failures },
    };
  }
}

function seenOf(counted: readonly Counted[], version: string): VersionSeen {
  const own = counted.filter((row) => row.version === version);
  const total = (measure: Counted['measure']): number => own.find((row) => row.measure === measure)?.addresses ?? 0;
  const histogram = (vital: WatchedVital): number[] => {
    const counts = Array.from({ length: VITALS[vital].bounds.length + 1 }, () => 0);
    for (const row of own) if (row.measure === vital) counts[row.bucket] = row.addresses;
    return counts;
  };
  return {
    visitors: total('visitors'),
    failures: total('failures'),
    vitals: Object.fromEntries(WATCHED_VITALS.map((vital) => [vital, histogram(vital)])),
  };
}
