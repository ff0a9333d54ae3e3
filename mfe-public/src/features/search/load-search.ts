import { api } from '@ayana/portal-kit';

import type { Meaning } from './meaning';
import type { Treatment } from './search-page';
import type { TreatmentFilter } from './treatment-filter';

/** Longest search term. */
export const TERM_LIMIT = 200;
/** The whole catalogue of treatments is 61 rows. */
const TREATMENTS = 100;

/** The search term in the URL. */
export const termOf = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, TERM_LIMIT);

/**
 * The treatments a term finds, filtered by category and complexity (spec section 7).
 * @throws ApiProblem when they cannot be read
 */
export async function loadTreatments(
  term: string,
  signal: AbortSignal,
  { category, complexity }: TreatmentFilter = {},
): Promise<readonly Treatment[]> {
  const query = {
    p_limit: TREATMENTS,
    ...(term === '' ? {} : { p_search_term: term }),
    ...(category === undefined ? {} : { p_category: category }),
    ...(complexity === undefined ? {} : { p_complexity_level: complexity }),
  };
  const { data } = await api.GET('/rpc/search_treatments', { params: { query }, signal });
  return data ?? [];
}

/** How a term was understood; null without a term, or after a failure. */
export async function loadMeaning(term: string, signal: AbortSignal): Promise<Meaning | null> {
  if (term === '') return null;
  try {
    const { data } = await api.GET('/search', { params: { query: { q: term, limit: 1 } }, signal });
    return data ?? null;
  } catch {
    return null;
  }
}
