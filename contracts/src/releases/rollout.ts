import { percentile75, ratingOf, VITALS } from '../operation/vitals.ts';

/** The vitals a roll-out is watched by; the other two say more about connections than about a release. */
export const WATCHED_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type WatchedVital = (typeof WATCHED_VITALS)[number];
export type WatchedMeasure = 'failures' | WatchedVital;

/** When a release to a part of the sessions is taken back by itself: `rollout` of deploy/policy.json. */
export interface RolloutLimits {
  /** Visitors either version must have had before failures are compared. */
  min_visitors: number;
  /** Failures of the new version below this are never a reason. */
  min_failures: number;
  /** Measurements of a vital either version needs before it is compared. */
  min_measured: number;
  /** How much more often the new version must fail, in percentage points of its visitors. */
  failure_points: number;
  /** How much higher the 75th percentile of a vital must be: 0.2 is a fifth. */
  vital_share: number;
  /** Standard errors of a two-proportion test that a difference must exceed. High, for it is asked every minute. */
  z: number;
}

export const ROLLOUT_LIMITS: RolloutLimits = {
  min_visitors: 50,
  min_failures: 5,
  min_measured: 100,
  failure_points: 1,
  vital_share: 0.2,
  z: 4,
};

/** What visitors had of one version since the roll-out began. A visitor is a client's address, and counts once in each figure. */
export interface VersionSeen {
  visitors: number;
  /** Of them, those it failed for. */
  failures: number;
  /** Histograms of each visitor's first measurement, as `VITALS` has the bounds. */
  vitals: Readonly<Partial<Record<WatchedVital, readonly number[]>>>;
}

/** A difference that is a reason to roll back. */
export interface RolloutFinding {
  measure: WatchedMeasure;
  /** Percent of the visitors it failed for, or the 75th percentile: of the version others have. */
  before: number;
  /** The same of the new version. */
  now: number;
}

export interface RolloutVerdict {
  /** Too little seen of either version; nothing worse; worse. */
  state: 'gathering' | 'same' | 'worse';
  findings: RolloutFinding[];
}

/**
 * Compares a new version with the one that all other sessions have.
 *
 * Failures: the share of visitors it failed for, by a pooled one-sided two-proportion test, and a margin in percentage points. A vital: its
 * 75th percentile is higher by a margin and not good any more, and significantly more of its measurements than of the old version's are
 * above the old 75th percentile (the same test).
 */
export function judgeRollout(before: VersionSeen, now: VersionSeen, limits: RolloutLimits): RolloutVerdict {
  const enough = Math.min(before.visitors, now.visitors) >= limits.min_visitors;
  const findings = [
    ...(enough ? failureFinding(before, now, limits) : []),
    ...WATCHED_VITALS.flatMap((vital) => vitalFinding(vital, before, now, limits)),
  ];
  return { state: findings.length > 0 ? 'worse' : enough ? 'same' : 'gathering', findings };
}

function failureFinding(before: VersionSeen, now: VersionSeen, limits: RolloutLimits): RolloutFinding[] {
  if (now.failures < limits.min_failures) return [];
  const [old, fresh] = [before, now].map((seen) => (100 * seen.failures) / seen.visitors) as [number, number];
  if (fresh - old < limits.failure_points) return [];
  const z = standardErrors([before.failures, before.visitors], [now.failures, now.visitors]);
  return z < limits.z ? [] : [{ measure: 'failures', before: rounded(old), now: rounded(fresh) }];
}

function vitalFinding(
  vital: WatchedVital,
  before: VersionSeen,
  now: VersionSeen,
  limits: RolloutLimits,
): RolloutFinding[] {
  const [old, fresh] = [before.vitals[vital] ?? [], now.vitals[vital] ?? []];
  if (Math.min(sum(old), sum(fresh)) < limits.min_measured) return [];
  const [low, high] = [percentile75(vital, old) ?? 0, percentile75(vital, fresh) ?? 0];
  if (high < low * (1 + limits.vital_share) || ratingOf(vital, high) === 'good') return [];
  // The first bucket that lies wholly above the old 75th percentile.
  const bounds: readonly number[] = VITALS[vital].bounds;
  const index = bounds.findIndex((bound) => bound >= low);
  const above = (buckets: readonly number[]): number => (index === -1 ? 0 : sum(buckets.slice(index + 1)));
  const z = standardErrors([above(old), sum(old)], [above(fresh), sum(fresh)]);
  return z < limits.z ? [] : [{ measure: vital, before: rounded(low), now: rounded(high) }];
}

/** By how many standard errors the second share is above the first, pooled. */
function standardErrors([a, ofA]: [number, number], [b, ofB]: [number, number]): number {
  const pooled = (a + b) / (ofA + ofB);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / ofA + 1 / ofB));
  return error === 0 ? 0 : (b / ofB - a / ofA) / error;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
