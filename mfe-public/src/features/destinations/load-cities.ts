import { api } from '@ayana/portal-kit';

import type { City } from '../../catalogue/city';
import { nullOnFailure } from '../../loaders/null-on-failure';

/** The cities; null when they failed to load, which is logged. */
export const loadCities = (signal: AbortSignal): Promise<readonly City[] | null> =>
  nullOnFailure(
    'The cities',
    api.GET('/cities', { signal }).then(({ data }) => data?.items),
    signal,
  );
