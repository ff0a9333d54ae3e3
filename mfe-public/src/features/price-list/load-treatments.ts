import { api } from '@ayana/portal-kit';

import type { Treatment } from './treatment';

/** The whole catalogue is 61 rows; the default limit of the search is 50 (spec section 9). */
const LIMIT = 100;

/** The catalogue; null when it could not be read (the page says so and goes on). */
export async function loadTreatments(): Promise<readonly Treatment[] | null> {
  try {
    const { data } = await api.GET('/rpc/search_treatments', { params: { query: { p_limit: LIMIT } } });
    return data ?? [];
  } catch (error) {
    console.error('The treatments could not be read.', error);
    return null;
  }
}
