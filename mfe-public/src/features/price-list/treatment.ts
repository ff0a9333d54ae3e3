import type { components } from '@ayana/contracts/api';

import { categoryName } from '../../catalogue/category-name';

/** A treatment of the catalogue as the price list needs it; prices in whole US dollars, null where none is known. */
export type Treatment = Pick<
  components['schemas']['TreatmentDto'],
  | 'id'
  | 'name'
  | 'slug'
  | 'plain_name'
  | 'description'
  | 'category'
  | 'department'
  | 'india_usd_min'
  | 'india_usd_max'
  | 'us_usd_min'
  | 'us_usd_max'
  | 'hospital_days'
  | 'total_days_in_india'
  | 'source'
>;

export interface TreatmentGroup {
  category: string;
  /** The category in a patient's words. */
  name: string;
  /** Anchor for links: `/services#cardiac`. */
  anchor: string;
  treatments: Treatment[];
}

/** `Cosmetic surgery` -> `cosmetic-surgery`. */
export const anchorOf = (category: string): string => category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The catalogue grouped by department, sorted by shown name; treatments keep their order. */
export function byCategory(treatments: readonly Treatment[]): TreatmentGroup[] {
  const groups = new Map<string, TreatmentGroup>();
  for (const treatment of treatments) {
    const { category } = treatment;
    const group = groups.get(category) ?? {
      category,
      name: categoryName(category),
      anchor: anchorOf(category),
      treatments: [],
    };
    group.treatments.push(treatment);
    groups.set(category, group);
  }
  return [...groups.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A department's lowest price, in whole US dollars; null where unknown. */
export function lowestPrice(treatments: readonly Treatment[]): number | null {
  const prices = treatments.map(({ india_usd_min }) => india_usd_min).filter((price) => price !== null);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The department of all treatments; null where there is more than one. */
export function departmentOf(treatments: readonly Treatment[]): Treatment['department'] {
  const [first = null, ...others] = new Set(treatments.map(({ department }) => department));
  return others.length === 0 ? first : null;
}
