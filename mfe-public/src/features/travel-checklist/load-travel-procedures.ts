import { api } from '@ayana/portal-kit';

import type { TravelProcedure } from './choice';

const MOST = 200;

/** The procedures of the catalogue; null when they could not be read (the page says so and goes on). */
export async function loadTravelProcedures(signal: AbortSignal): Promise<readonly TravelProcedure[] | null> {
  try {
    const { data } = await api.GET('/treatments', { params: { query: { limit: MOST } }, signal });
    if (data === undefined) return null;
    return data.items
      .map(({ category, department, id, name, slug, total_days_in_india }) => ({
        slug: slug ?? id,
        name,
        category,
        department,
        total_days_in_india,
      }))
      .toSorted((a, b) => a.category.localeCompare(b.category, 'en'));
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The procedures could not be read.', error);
    return null;
  }
}
