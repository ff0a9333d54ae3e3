import { SEARCH_KINDS, type SearchKind } from '@ayana/contracts/catalogue';
import { ChoiceField, LimitField, SearchField } from '../../platform/http/input/fields.js';

export const SUGGESTIONS_LIMIT = 5;

export class SearchQueryDto {
  @SearchField({ label: 'Search term', optional: true, description: 'Spelling mistakes and accents are forgiven.' })
  q?: string;

  @ChoiceField({ label: 'In', optional: true, of: SEARCH_KINDS, description: 'One kind alone; the others are empty.' })
  in?: SearchKind;

  @LimitField({ fallback: SUGGESTIONS_LIMIT, max: 50 })
  limit?: number;
}
