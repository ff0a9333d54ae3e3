/** Whole US dollars; null where none is known. */
export interface PriceRanges {
  india_usd_min: number | null;
  india_usd_max: number | null;
  us_usd_min: number | null;
  us_usd_max: number | null;
}

/**
 * The minimum saving: the highest price in India against the lowest in the US, in whole per cent, rounded down.
 * 0 when India may be as expensive; null when a side is unknown.
 */
export function leastSaving({ india_usd_min, india_usd_max, us_usd_min, us_usd_max }: PriceRanges): number | null {
  const india = india_usd_max ?? india_usd_min;
  const us = us_usd_min ?? us_usd_max;
  if (india === null || us === null || us === 0) return null;
  return Math.max(0, Math.floor((1 - india / us) * 100));
}
