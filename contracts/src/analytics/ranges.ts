import { INDIA_ZONE } from '../places/index.ts';
import { todayIn } from '../rules/index.ts';

/** What can be looked at, each under its own address. */
export const ANALYTICS_VIEWS = [
  'funnel',
  'times',
  'acceptance',
  'satisfaction',
  'complications',
  'workload',
  'leads',
] as const;
export type AnalyticsView = (typeof ANALYTICS_VIEWS)[number];

/** What cases are grouped by, and narrowed to. */
export const CASE_GROUPS = ['country', 'source', 'treatment', 'hospital'] as const;
export type CaseGroup = (typeof CASE_GROUPS)[number];
/** What ratings of services are grouped by. */
export const RATING_GROUPS = ['service', 'country'] as const;
export type RatingGroup = (typeof RATING_GROUPS)[number];
/** What enquiries are grouped by. */
export const LEAD_GROUPS = ['country', 'source'] as const satisfies readonly CaseGroup[];
export type LeadGroup = (typeof LEAD_GROUPS)[number];
export const ANALYTICS_GROUPS = [...CASE_GROUPS, 'service'] as const;
export type AnalyticsGroup = (typeof ANALYTICS_GROUPS)[number];
export type AnalyticsFilter = CaseGroup;

/** The value of a filter for cases that do not say it: no country yet, no hospital yet. */
export const ANALYTICS_NONE = 'none';

/** Longest range. */
export const ANALYTICS_MONTHS_MAX = 36;

/** The month in India, as `2026-11`. */
export const monthOf = (moment: Date): string => todayIn(INDIA_ZONE, moment).slice(0, 7);

/** A month that many later; earlier when negative. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + count;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** How many months a range has, both ends included; below 1 when it is backwards. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, number = 1] = from.split('-').map(Number);
  const [lastYear = 0, lastNumber = 1] = to.split('-').map(Number);
  return (lastYear - year) * 12 + lastNumber - number + 1;
}
