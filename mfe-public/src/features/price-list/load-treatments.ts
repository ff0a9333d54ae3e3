import { api } from '@ayana/portal-kit';

import type { Treatment } from './treatment';

/** The whole catalogue is 61 rows; the default limit of the search is 50 (spec section 9). */
const LIMIT = 100;

/** Longest search term sent. */
export const TERM_LIMIT = 100;

/** The catalogue, or what a term finds in it; null when it could not be read (the page says so and goes on). */
export async function loadTreatments(term: string): Promise<readonly Treatment[] | null> {
  const query = { p_limit: LIMIT, ...(term === '' ? {} : { p_search_term: term }) };
  try {
    const { data } = await api.GET('/rpc/search_treatments', { params: { query } });
    return data ?? [];
  } catch (error) {
    console.error('The treatments could not be read.', error);
    return null;
  }
}
