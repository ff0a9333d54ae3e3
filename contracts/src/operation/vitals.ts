import type { Integer } from '../shapes/index.ts';

interface Vital {
  /** Values up to `good` are good, above `poor` they are poor (web.dev/articles/vitals, 75th percentile). */
  readonly good: number;
  readonly poor: number;
  readonly unit: 'ms' | '';
  /** Upper ends of the histogram's buckets, ascending; one more bucket holds larger values. */
  readonly bounds: readonly number[];
}

const loading = [
  50, 100, 200, 300, 450, 600, 800, 1000, 1300, 1600, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 7000, 10_000,
];

/** The measured web vitals, with the limits for good and poor. Milliseconds; CLS has no unit. */
export const VITALS = {
  LCP: { good: 2500, poor: 4000, unit: 'ms', bounds: loading },
  INP: {
    good: 200,
    poor: 500,
    unit: 'ms',
    bounds: [16, 32, 48, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  },
  CLS: {
    good: 0.1,
    poor: 0.25,
    unit: '',
    bounds: [0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  },
  FCP: { good: 1800, poor: 3000, unit: 'ms', bounds: loading },
  TTFB: {
    good: 800,
    poor: 1800,
    unit: 'ms',
    bounds: [10, 20, 35, 50, 75, 100, 150, 200, 300, 450, 600, 800, 1000, 1300, 1800, 2500, 4000],
  },
} as const satisfies Record<string, Vital>;
export type VitalName = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as VitalName[];

/** A browser's measurements of one remote in one document: body of `POST /api/web-vitals`. Contains nothing about a person. */
export interface VitalsReport extends Partial<Record<VitalName, number>> {
  remote: string;
  version: string;
  /** How many of its pages were shown since the last report. */
  views: number;
  /** Of the page, while this remote is out to a part of the sessions (`rolloutText`). */
  token?: string;
}

/** The bucket a value falls into, from 0. */
export function bucketOf(name: VitalName, value: number): number {
  const bounds: readonly number[] = VITALS[name].bounds;
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index;
}

/** The 75th percentile of the histogram, interpolated within its bucket; the last bucket gives its lower end. Null without values. */
export function percentile75(name: VitalName, buckets: readonly number[]): number | null {
  const bounds: readonly number[] = VITALS[name].bounds;
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, count] of buckets.entries()) {
    if (below + count >= total * 0.75) {
      const low = bounds[index - 1] ?? 0;
      const high = bounds[index] ?? low;
      return low + ((high - low) * (total * 0.75 - below)) / count;
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}

export type VitalRating = 'good' | 'middling' | 'poor';

export function ratingOf(name: VitalName, value: number): VitalRating {
  const { good, poor } = VITALS[name];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}

export interface ReleaseVersion {
  version: string;
  /** Part of the sessions that gets it, in percent; 0 when it is no longer given out. */
  traffic: number;
  /** What everybody gets who is in no part. */
  is_default: boolean;
  /** Pages shown in the time asked for. */
  views: Integer;
  vitals: VersionVital[];
}

export interface VersionVital {
  vital: VitalName;
  /** The 75th percentile, in milliseconds; CLS has no unit. */
  p75: number;
  reports: Integer;
}
