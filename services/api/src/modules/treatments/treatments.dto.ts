import {
  ChoiceField,
  CursorField,
  FlagField,
  LimitField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';
import { COMPLEXITY_LEVELS, type ComplexityLevel } from '@ayana/contracts/catalogue';

/** Spec section 9. */
export const SEARCH_LIMIT = 50;
export const FEATURED_LIMIT = 5;

export class SearchTreatmentsDto {
  @TextField({ label: 'Search term', optional: true })
  p_search_term?: string;

  @TextField({ label: 'Category', optional: true })
  p_category?: string;

  @ChoiceField({ label: 'Complexity level', optional: true, of: COMPLEXITY_LEVELS })
  p_complexity_level?: ComplexityLevel;

  @LimitField({ fallback: SEARCH_LIMIT, max: 200 })
  p_limit?: number;
}

export const TREATMENT_STATES = ['active', 'inactive'] as const;
export const TREATMENT_SORTS = ['name', 'updated', 'category', 'complexity', 'price'] as const;
export type TreatmentSort = (typeof TREATMENT_SORTS)[number];

/** What the staff's list is filtered by. The public one has `featured` and `category`. */
export class TreatmentFilters {
  @FlagField({ label: 'Featured', optional: true, description: 'To everyone: the five that are shown.' })
  featured?: boolean;

  @TextField({ label: 'Category', optional: true })
  category?: string;

  @SearchField({
    label: 'Search',
    optional: true,
    description: 'For staff: words of the names, the category or the slug.',
  })
  q?: string;

  @ChoiceField({ label: 'Complexity', optional: true, of: COMPLEXITY_LEVELS, description: 'For staff.' })
  complexity_level?: ComplexityLevel;

  @ChoiceField({ label: 'State', optional: true, of: TREATMENT_STATES, description: 'For staff.' })
  state?: (typeof TREATMENT_STATES)[number];
}

export class TreatmentsQueryDto extends TreatmentFilters {
  @ChoiceField({ label: 'Include', optional: true, of: ['inactive'], description: 'For staff: the inactive ones too.' })
  include?: 'inactive';

  @ChoiceField({ label: 'Sort', optional: true, of: TREATMENT_SORTS, description: 'For staff.' })
  sort?: TreatmentSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS, description: 'For staff.' })
  order?: SortOrder;

  @LimitField({ fallback: SEARCH_LIMIT, max: 200 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
