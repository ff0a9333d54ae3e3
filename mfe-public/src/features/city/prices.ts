import type { CityTreatment } from './load-city';

/** A hospital's number of treatments and lowest price, in whole US dollars. */
export interface ListedPrices {
  count: number;
  from: number;
}

/** The prices of each hospital by its id. */
export function pricesByHospital(treatments: readonly CityTreatment[]): ReadonlyMap<string, ListedPrices> {
  const found = new Map<string, ListedPrices>();
  for (const { hospital_id, usd_min } of treatments.flatMap(({ prices }) => prices)) {
    const { count, from } = found.get(hospital_id) ?? { count: 0, from: usd_min };
    found.set(hospital_id, { count: count + 1, from: Math.min(from, usd_min) });
  }
  return found;
}

/** Treatments grouped by category, in order. */
export function byCategory(treatments: readonly CityTreatment[]): readonly [category: string, CityTreatment[]][] {
  const found = new Map<string, CityTreatment[]>();
  for (const treatment of treatments) {
    const category = found.get(treatment.category);
    if (category === undefined) found.set(treatment.category, [treatment]);
    else category.push(treatment);
  }
  return [...found];
}

/** The lowest price of any hospital shown, in whole US dollars; null where none has one. */
export function lowestOf(treatments: readonly CityTreatment[]): number | null {
  const prices = treatments.flatMap((treatment) => treatment.prices.map(({ usd_min }) => usd_min));
  return prices.length === 0 ? null : Math.min(...prices);
}
