import type { Id } from '../shapes/index.ts';

/** The kinds of results, in the displayed order. */
export const SEARCH_KINDS = ['treatments', 'hospitals', 'doctors', 'cities'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
/** The kinds of concepts a query may name. */
export const UNDERSTOOD_KINDS = ['treatment', 'speciality', 'city', 'language'] as const;
export const SEARCH_TABS = ['treatments', 'hospitals', 'doctors'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export interface Understood {
  kind: (typeof UNDERSTOOD_KINDS)[number];
  /** @example "Chennai" */
  label: string;
  /**
   * The list narrowed by it.
   * @example "/hospitals?city=chennai"
   */
  path: string;
}

export interface FoundKind {
  /** The best first. */
  items: FoundItem[];
  /** Whether there are others. */
  more: boolean;
}

export interface FoundItem {
  kind: SearchKind;
  id: Id;
  /** @example "Knee replacement" */
  title: string;
  /** @example "18-21 days in India, from $8,000" */
  subtitle: string;
  /**
   * Of this site.
   * @example "/search?q=Knee%20replacement"
   */
  path: string;
}

export interface FoundPage {
  /** @example "Visa and travel" */
  title: string;
  /** @example "/treatment-journey/travel" */
  path: string;
}

export interface SearchAnswer {
  treatments: FoundKind;
  hospitals: FoundKind;
  doctors: FoundKind;
  cities: FoundKind;
  /** What is named exactly so. */
  best?: FoundItem;
  /** Pages of this site that answer it. */
  pages: FoundPage[];
  /** What the query was understood to name. */
  understood: Understood[];
  /** Words that were left out. */
  not_understood: string[];
  /** What a misspelt query was read as. */
  read_as: string | null;
  /** Whether what is found is surely what was meant. Where not, a person should be offered. */
  fits: boolean;
  /** Where what was asked for is. */
  tab: SearchTab | null;
}
