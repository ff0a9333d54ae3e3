import { api } from '@ayana/portal-kit';

import type { Treatment } from './treatment';

/** The whole catalogue is 61 rows; the default limit of the search is 50 (spec section 9). */
const LIMIT = 100;

/**
 * The catalogue, or search results; null after a failure.
 * @param term empty for all
 */
export async function loadTreatments(term: string, signal: AbortSignal): Promise<readonly Treatment[] | null> {
  const query = { p_limit: LIMIT, ...(term === '' ? {} : { p_search_term: term }) };
  try {
    const { data } = await api.GET('/rpc/search_treatments', { params: { query }, signal });
    return data ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The treatments could not be read.', error);
    return null;
  }
}
