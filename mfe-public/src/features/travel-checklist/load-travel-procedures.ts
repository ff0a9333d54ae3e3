import { api } from '@ayana/portal-kit';

import { nullOnFailure } from '../../loaders/null-on-failure';
import type { TravelProcedure } from './choice';

const MOST = 200;

/** The procedures of the catalogue; null after a failure. */
export async function loadTravelProcedures(signal: AbortSignal): Promise<readonly TravelProcedure[] | null> {
  const reading = api
    .GET('/treatments', { params: { query: { limit: MOST } }, signal })
    .then(({ data }) => data?.items);
  const items = await nullOnFailure('The procedures', reading, signal);
  if (items === null) return null;
  return items
    .map(({ category, department, id, name, plain_name, slug, total_days_in_india }) => ({
      slug: slug ?? id,
      name,
      plain_name,
      category,
      department,
      total_days_in_india,
    }))
    .toSorted((a, b) => a.category.localeCompare(b.category, 'en'));
}
