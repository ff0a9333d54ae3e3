import { categoryName } from '../../catalogue/category-name';
import type { ChosenValue } from '../../filters/chosen-chips';
import { chosenValues } from '../../filters/chosen-values';
import type { FilterOption } from '../../filters/filter-group';
import { SEARCH_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './search-page';

/** From the simplest to the most complex. */
const COMPLEXITY = ['low', 'medium', 'high'] as const satisfies readonly Treatment['complexity_level'][];

/** The filters of a treatment search (spec section 1). */
export interface TreatmentFilter {
  category?: string;
  complexity?: Treatment['complexity_level'];
}

/** The filters in the URL; unknown levels are ignored. */
export function treatmentFilterOf(query: URLSearchParams): TreatmentFilter {
  const category = query.get('category') ?? '';
  const complexity = COMPLEXITY.find((level) => level === query.get('complexity'));
  return { ...(category === '' ? {} : { category }), ...(complexity === undefined ? {} : { complexity }) };
}

export const isNarrowed = (filter: TreatmentFilter): boolean => Object.keys(filter).length > 0;

function labelOf(name: string, value: string): string {
  if (name === 'category') return categoryName(value);
  const level = COMPLEXITY.find((each) => each === value);
  return level === undefined ? value : TEXTS.complexity_levels[level];
}

/** The chosen filters of a URL, with labels. */
export const chosenOfTreatments = (query: URLSearchParams): ChosenValue[] =>
  chosenValues(['category', 'complexity'], query, labelOf);

/**
 * The selectable values, each with its number of results under the other filter.
 * @param found by the term alone
 */
export function treatmentOptions(
  found: readonly Treatment[],
  { category, complexity }: TreatmentFilter,
): { category: FilterOption[]; complexity: FilterOption[] } {
  const ofComplexity = found.filter((each) => complexity === undefined || each.complexity_level === complexity);
  const ofCategory = found.filter((each) => category === undefined || each.category === category);
  const option = (name: string, value: string, count: number): FilterOption => ({
    value,
    label: labelOf(name, value),
    count,
  });
  const categories = [...new Set(found.map((each) => each.category))].map((value) =>
    option('category', value, ofComplexity.filter((each) => each.category === value).length),
  );
  return {
    category: categories.toSorted((one, other) => (one.label ?? '').localeCompare(other.label ?? '', 'en')),
    complexity: COMPLEXITY.map((level) =>
      option('complexity', level, ofCategory.filter((each) => each.complexity_level === level).length),
    ),
  };
}
