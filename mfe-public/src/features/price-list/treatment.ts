import type { components } from '@ayana/contracts/api';

/** A treatment of the catalogue as the price list needs it; prices in whole US dollars, null where none is known. */
export type Treatment = Pick<
  components['schemas']['TreatmentDto'],
  | 'id'
  | 'name'
  | 'category'
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
  /** For links into the page: `/services#cardiac`. */
  anchor: string;
  treatments: Treatment[];
}

/** `Cosmetic surgery` -> `cosmetic-surgery`. */
export const anchorOf = (category: string): string => category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The catalogue by department, departments by name; inside, in the order it comes. */
export function byCategory(treatments: readonly Treatment[]): TreatmentGroup[] {
  const groups = new Map<string, TreatmentGroup>();
  for (const treatment of treatments) {
    const { category } = treatment;
    const group = groups.get(category) ?? { category, anchor: anchorOf(category), treatments: [] };
    group.treatments.push(treatment);
    groups.set(category, group);
  }
  return [...groups.values()].toSorted((a, b) => a.category.localeCompare(b.category, 'en'));
}
