import type { components } from '@ayana/contracts/api';

/** A procedure of the catalogue with its indicative prices in whole US dollars, null where none is known. */
export type Procedure = Pick<
  components['schemas']['TreatmentDto'],
  | 'id'
  | 'name'
  | 'slug'
  | 'plain_name'
  | 'description'
  | 'india_usd_min'
  | 'india_usd_max'
  | 'us_usd_min'
  | 'us_usd_max'
  | 'hospital_days'
  | 'total_days_in_india'
  | 'source'
>;

/** A price bar: lowest and highest price in per cent of the more expensive country's highest price. */
export interface PriceBar {
  low: number;
  high: number;
}

/** The two bars of a procedure on one scale; null where a country has no price. */
export function priceBars(procedure: Procedure): { india: PriceBar; us: PriceBar } | null {
  const { india_usd_min, india_usd_max, us_usd_min, us_usd_max } = procedure;
  const full = Math.max(india_usd_max ?? india_usd_min ?? 0, us_usd_max ?? us_usd_min ?? 0);
  const bar = (low: number | null, high: number | null): PriceBar | null => {
    const [from, to] = [low ?? high, high ?? low];
    return from === null || to === null ? null : { low: (from / full) * 100, high: (to / full) * 100 };
  };
  const [india, us] = [bar(india_usd_min, india_usd_max), bar(us_usd_min, us_usd_max)];
  return india === null || us === null ? null : { india, us };
}

/** In the order of their explanations; procedures without one come last. */
export function inOrder(procedures: readonly Procedure[], explained: Readonly<Record<string, string>>): Procedure[] {
  const names = Object.keys(explained);
  const place = ({ name }: Procedure): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return procedures.toSorted((a, b) => place(a) - place(b));
}

/** The lowest price in India, in whole US dollars; null without any. */
export function lowestOf(procedures: readonly Procedure[]): number | null {
  const prices = procedures.flatMap(({ india_usd_min }) => (india_usd_min === null ? [] : [india_usd_min]));
  return prices.length === 0 ? null : Math.min(...prices);
}
