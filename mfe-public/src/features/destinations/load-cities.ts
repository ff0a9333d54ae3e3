import { api } from '@ayana/portal-kit';

import type { City, CityHospital } from './city';

export interface CitiesRead {
  /** Null when they could not be read. */
  cities: readonly City[] | null;
  hospitals: readonly CityHospital[];
}

/** As many hospitals as one call answers. */
const ALL = 100;

/** The cities with their hospitals' names; what cannot be read is logged, and the page says so. */
export async function loadCities(signal: AbortSignal): Promise<CitiesRead> {
  const [cities, hospitals] = await Promise.allSettled([
    api.GET('/cities', { signal }),
    api.GET('/partner-hospitals', { params: { query: { limit: ALL, sort: 'name' } }, signal }),
  ]);
  signal.throwIfAborted();
  if (cities.status === 'rejected') console.error('The cities could not be read.', cities.reason);
  if (hospitals.status === 'rejected') console.error('The partner hospitals could not be read.', hospitals.reason);
  const listed = hospitals.status === 'fulfilled' ? (hospitals.value.data?.items ?? []) : [];
  return {
    cities: cities.status === 'fulfilled' ? (cities.value.data?.items ?? null) : null,
    hospitals: listed.map(({ id, hospital_name, city }) => ({
      id,
      hospital_name,
      city: city === null ? null : { slug: city.slug },
    })),
  };
}
