import {
  type FailurePhase,
  percentile75,
  VITAL_NAMES,
  type VitalName,
  VITALS,
  type RemoteFailure,
  type ReleaseVersion,
  type VersionVital,
} from '@ayana/contracts/operation';
import { earlierOf, type RegistryEntry } from '@ayana/contracts/releases';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database, isoTime } from '../../platform/database/database.js';
import { ReleaseWatch } from '../../platform/realtime/release-watch.js';
import { ReleaseChanges } from './release-changes.service.js';
import type { RolloutDto } from './rollouts.dto.js';
import { ReviewLinks } from './review-links.service.js';
import { Rollouts } from './rollouts.service.js';
import type { ReleasesDto, RemoteReleaseDto } from './releases.dto.js';

const HOUR = 60 * 60 * 1000;
/** Most failures in the list, the latest first. */
const MAX_FAILURES = 50;
/** Most versions of a remote in the list. */
const MAX_VERSIONS = 8;

interface Counted {
  remote: string;
  version: string;
}
type Views = Counted & { views: number };
type Bucket = Counted & { vital: VitalName; bucket: number; reports: number };
interface Seen {
  views: readonly Views[];
  buckets: readonly Bucket[];
}

/** The current releases, their traffic and their health: registry and browsers' reports together. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly watch: ReleaseWatch,
    private readonly changes: ReleaseChanges,
    private readonly rollouts: Rollouts,
    private readonly reviews: ReviewLinks,
  ) {}

  async overview(hours: number): Promise<ReleasesDto> {
    const since = new Date(this.clock.now().getTime() - hours * HOUR);
    const [views, buckets, failures, changes] = await Promise.all([
      this.views(since),
      this.buckets(since),
      this.failures(since),
      this.changes.latest(),
    ]);
    const registry = this.watch.current();
    const remotes = Object.entries(registry?.microFrontends ?? {});
    const rollouts = await Promise.all(remotes.map(([remote, entries]) => this.rollouts.watch(remote, entries)));
    return {
      generation: registry?.generation ?? null,
      hours,
      review_links: this.reviews.possible,
      remotes: remotes
        .map(([remote, entries], index) => remoteOf(remote, entries, { views, buckets }, rollouts[index] ?? null))
        .toSorted((a, b) => (a.remote < b.remote ? -1 : 1)),
      failures,
      changes,
    };
  }

  private async views(since: Date): Promise<Views[]> {
    const { rows } = await sql<Views>`
      select remote, version, sum(views)::int as views from page_views where hour >= ${since}
      group by remote, version order by views desc limit 500
    `.execute(this.database.read());
    return rows;
  }

  private async buckets(since: Date): Promise<Bucket[]> {
    const { rows } = await sql<Bucket>`
      select remote, version, vital, bucket::int as bucket, sum(reports)::int as reports from web_vitals where hour >= ${since}
      group by remote, version, vital, bucket limit 20000
    `.execute(this.database.read());
    return rows;
  }

  private async failures(since: Date): Promise<RemoteFailure[]> {
    const { rows } = await sql<
      Counted & { phase: FailurePhase; generation: number; reports: number; first_at: string; last_at: string }
    >`
      select remote, version, phase, max(generation) as generation, sum(reports)::int as reports,
        min(first_at) as first_at, max(last_at) as last_at
      from remote_failures where last_at >= ${since}
      group by remote, version, phase order by max(last_at) desc limit ${MAX_FAILURES}
    `.execute(this.database.read());
    return rows.map((row) => Object.assign(row, { first_at: isoTime(row.first_at), last_at: isoTime(row.last_at) }));
  }
}

/** A remote with every version that is live or was reported in the requested time. */
function remoteOf(
  remote: string,
  entries: readonly RegistryEntry[],
  seen: Seen,
  rollout: RolloutDto | null,
): RemoteReleaseDto {
  const own = {
    views: seen.views.filter((each) => each.remote === remote),
    buckets: seen.buckets.filter((each) => each.remote === remote),
  };
  const given = entries.map(({ metadata }) => metadata.version);
  const others = own.views.map(({ version }) => version).filter((version) => !given.includes(version));
  const current = entries.find(({ deployment }) => deployment.default) ?? entries[0];
  return {
    remote,
    previous: current?.extras.previous ?? null,
    since: current?.extras.since ?? null,
    earlier: earlierOf(current),
    rollout,
    versions: [...given, ...others].slice(0, MAX_VERSIONS).map((version) => versionOf(version, entries, own)),
  };
}

function versionOf(version: string, entries: readonly RegistryEntry[], own: Seen): ReleaseVersion {
  const deployment = entries.find(({ metadata }) => metadata.version === version)?.deployment;
  return {
    version,
    traffic: deployment?.traffic ?? 0,
    is_default: deployment?.default ?? false,
    views: own.views.find((each) => each.version === version)?.views ?? 0,
    vitals: vitalsOf(own.buckets.filter((each) => each.version === version)),
  };
}

function vitalsOf(buckets: readonly Bucket[]): VersionVital[] {
  return VITAL_NAMES.flatMap((vital) => {
    const histogram = Array.from({ length: VITALS[vital].bounds.length + 1 }, () => 0);
    for (const each of buckets) if (each.vital === vital) histogram[each.bucket] = each.reports;
    const p75 = percentile75(vital, histogram);
    const reports = histogram.reduce((sum, count) => sum + count, 0);
    return p75 === null ? [] : [{ vital, p75: Math.round(p75 * 1000) / 1000, reports }];
  });
}
