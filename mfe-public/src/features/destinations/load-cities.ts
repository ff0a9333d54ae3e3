import { api } from '@ayana/portal-kit';

import type { City } from '../../catalogue/city';
import { nullOnFailure } from '../../loaders/null-on-failure';

/** The cities; null when they could not be read, which is logged, and the page says so. */
export const loadCities = (signal: AbortSignal): Promise<readonly City[] | null> =>
  nullOnFailure(
    'The cities',
    api.GET('/cities', { signal }).then(({ data }) => data?.items),
    signal,
  );
