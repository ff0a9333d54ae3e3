import { api } from '@ayana/portal-kit';

import { nullOnFailure } from '../../loaders/null-on-failure';
import type { Procedure } from './procedure';

/** More than any department has. */
const LIMIT = 200;

/** The procedures of some departments of the catalogue; null after a failure. */
export async function loadProcedures(
  categories: readonly string[],
  signal: AbortSignal,
): Promise<readonly Procedure[] | null> {
  const pages = Promise.all(
    categories.map((category) => api.GET('/treatments', { params: { query: { category, limit: LIMIT } }, signal })),
  );
  const reading = pages.then((each) => each.flatMap(({ data }) => data?.items ?? []));
  return nullOnFailure('The procedures', reading, signal);
}
