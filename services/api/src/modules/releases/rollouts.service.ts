import { VITALS } from '@ayana/contracts/operation';
import {
  defaultEntry,
  judgeRollout,
  partialEntry,
  type RegistryEntry,
  ROLLOUT_LIMITS,
  type VersionSeen,
  WATCHED_VITALS,
  type WatchedVital,
} from '@ayana/contracts/releases';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { hourOf } from './client-reports.service.js';
import type { RolloutDto } from './rollouts.dto.js';

interface Counted {
  version: string;
}

/** Compares the version that is out to a part of the sessions with the one all others have, by what browsers reported since. */
@Injectable()
export class Rollouts {
  constructor(private readonly database: Database) {}

  /** @returns null when no version of this remote is out to a part, or when it began is not known */
  async watch(remote: string, entries: readonly RegistryEntry[]): Promise<RolloutDto | null> {
    const [current, part] = [defaultEntry(entries), partialEntry(entries)];
    const began = part?.extras.began ?? part?.extras.since;
    if (current === undefined || part === undefined || began === undefined) return null;
    const [before, now] = [current.metadata.version, part.metadata.version];
    const seen = await this.seen(remote, [before, now], hourOf(new Date(began)));
    const [old, fresh] = [seenOf(seen, before), seenOf(seen, now)];
    const { state, findings } = judgeRollout(old, fresh, { ...ROLLOUT_LIMITS, ...part.extras.limits });
    return {
      state,
      since: began,
      before: { version: before, views: old.views, failures: old.failures },
      now: { version: now, views: fresh.views, failures: fresh.failures },
      findings,
    };
  }

  /** Reports are summed by the hour, so the hour in which the roll-out began counts whole. */
  private async seen(remote: string, versions: readonly string[], since: Date): Promise<Seen> {
    const database = this.database.read();
    const among = sql`remote = ${remote} and version = any(${sql.val([...versions])}::text[]) and hour >= ${since}`;
    const [views, failures, buckets] = await Promise.all([
      sql<Counted & { total: number }>`
        select version, sum(views)::int as total from page_views where ${among} group by version`.execute(database),
      sql<Counted & { total: number }>`
        select version, sum(reports)::int as total from remote_failures where ${among} group by version`.execute(
        database,
      ),
      sql<Counted & { vital: WatchedVital; bucket: number; reports: number }>`
        select version, vital, bucket::int as bucket, sum(reports)::int as reports from web_vitals
        where ${among} and vital = any(${sql.val([...WATCHED_VITALS])}::text[]) group by version, vital, bucket`.execute(
        database,
      ),
    ]);
    return { views: views.rows, failures: failures.rows, buckets: buckets.rows };
  }
}

interface Seen {
  views: readonly (Counted & { total: number })[];
  failures: readonly (Counted & { total: number })[];
  buckets: readonly (Counted & { vital: WatchedVital; bucket: number; reports: number })[];
}

function seenOf({ views, failures, buckets }: Seen, version: string): VersionSeen {
  const own = <Row extends Counted>(rows: readonly Row[]): Row[] => rows.filter((row) => row.version === version);
  const histogram = (vital: WatchedVital): number[] => {
    const counts = Array.from({ length: VITALS[vital].bounds.length + 1 }, () => 0);
    for (const row of own(buckets)) if (row.vital === vital) counts[row.bucket] = row.reports;
    return counts;
  };
  return {
    views: own(views)[0]?.total ?? 0,
    failures: own(failures)[0]?.total ?? 0,
    vitals: Object.fromEntries(WATCHED_VITALS.map((vital) => [vital, histogram(vital)])),
  };
}
