import type { Releases, ReleaseVersion, RemoteFailure, RemoteRelease } from './loader';

/** Which sessions get a version now. */
export type VersionRank = 'everyone' | 'rest' | 'part' | 'past';

export interface RankedVersion extends ReleaseVersion {
  rank: VersionRank;
  /** The number of failure reports. */
  failures: number;
}

export interface WatchedRemote extends Omit<RemoteRelease, 'versions'> {
  /** The released versions, and the most viewed past one for comparison. */
  versions: RankedVersion[];
  /** How many more versions are still used in open tabs. */
  olderOnes: number;
}

export interface Overview {
  /** Remotes with views: partial releases first, then failed ones, then the latest released. */
  watched: WatchedRemote[];
  /** Released remotes without a view in this period. */
  unseen: WatchedRemote[];
}

/** Sorts what needs attention to the top. */
export function overviewOf({ remotes, failures }: Pick<Releases, 'remotes' | 'failures'>): Overview {
  const all = remotes.map((remote) => ({ remote, watched: watch(remote, failures) }));
  return {
    watched: all
      .filter(({ watched }) => watched.versions.some(isSeen))
      .map(({ watched }) => watched)
      .toSorted(byNeed),
    unseen: all.filter(({ watched }) => !watched.versions.some(isSeen)).map(({ watched }) => watched),
  };
}

function watch({ versions, ...remote }: RemoteRelease, failures: readonly RemoteFailure[]): WatchedRemote {
  const given = versions.filter(({ traffic }) => traffic > 0);
  const past = versions.filter(({ traffic }) => traffic === 0);
  const ranked = [...given, ...past.slice(0, 1)].map((version) =>
    Object.assign({}, version, {
      rank: rankOf(version, given.length),
      failures: failures
        .filter((each) => each.remote === remote.remote && each.version === version.version)
        .reduce((sum, { reports }) => sum + reports, 0),
    }),
  );
  return { ...remote, versions: ranked, olderOnes: Math.max(0, past.length - 1) };
}

function rankOf({ traffic, is_default }: ReleaseVersion, given: number): VersionRank {
  if (traffic === 0) return 'past';
  if (!is_default) return 'part';
  return given > 1 ? 'rest' : 'everyone';
}

function isSeen({ rank, views, vitals, failures }: RankedVersion): boolean {
  return rank === 'part' || views > 0 || vitals.length > 0 || failures > 0;
}

function byNeed(a: WatchedRemote, b: WatchedRemote): number {
  const parts = count(b, ({ rank }) => Number(rank === 'part')) - count(a, ({ rank }) => Number(rank === 'part'));
  if (parts !== 0) return parts;
  const failures = count(b, (version) => version.failures) - count(a, (version) => version.failures);
  if (failures !== 0) return failures;
  return (b.since ?? '').localeCompare(a.since ?? '') || a.remote.localeCompare(b.remote);
}

function count({ versions }: WatchedRemote, what: (version: RankedVersion) => number): number {
  return versions.reduce((sum, version) => sum + what(version), 0);
}
