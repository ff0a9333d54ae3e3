import { api } from '@ayana/portal-kit';

import type { Procedure } from './procedure';

/** No department of the catalogue has more. */
const LIMIT = 200;

/** The procedures of some departments of the catalogue; null when they could not be read (the page says so and goes on). */
export async function loadProcedures(
  categories: readonly string[],
  signal: AbortSignal,
): Promise<readonly Procedure[] | null> {
  try {
    const pages = await Promise.all(
      categories.map((category) => api.GET('/treatments', { params: { query: { category, limit: LIMIT } }, signal })),
    );
    return pages.flatMap(({ data }) => data?.items ?? []);
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The procedures could not be read.', error);
    return null;
  }
}
