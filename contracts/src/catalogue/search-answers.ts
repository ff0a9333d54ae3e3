import type { FoundItem, FoundKind, SearchTab, Understood } from './search.ts';

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
