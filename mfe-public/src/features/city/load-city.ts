import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';

import type { City } from '../../catalogue/city';
import { nullOnFailure } from '../../loaders/null-on-failure';

export type CityTreatment = components['schemas']['CityTreatmentDto'];
export type CityHospital = components['schemas']['PartnerHospitalDto'];
export type CityDoctor = components['schemas']['DoctorSummaryDto'];

export interface CityRead {
  city: City;
  /** Null when they failed to load; also below. */
  hospitals: readonly CityHospital[] | null;
  treatments: readonly CityTreatment[] | null;
  doctors: readonly CityDoctor[] | null;
}

/** The page size; no city has as many. */
const ALL = 100;

/**
 * Loads a city with hospitals, treatments and doctors.
 * @throws ApiProblem 404 for a slug that no city has: the shell shows the not-found page
 */
export async function loadCity(slug: string, signal: AbortSignal): Promise<CityRead> {
  const { data: city } = await api.GET('/cities/{slug}', { params: { path: { slug } }, signal });
  if (city === undefined) throw new Error(`The city ${slug} came empty.`);
  const [hospitals, treatments, doctors] = await Promise.all([
    nullOnFailure(
      'The hospitals of a city',
      api
        .GET('/partner-hospitals', { params: { query: { city: [city.slug], limit: ALL } }, signal })
        .then(({ data }) => data?.items),
      signal,
    ),
    nullOnFailure(
      'The treatments of a city',
      api
        .GET('/cities/{slug}/treatments', { params: { path: { slug: city.slug } }, signal })
        .then(({ data }) => data?.items),
      signal,
    ),
    nullOnFailure(
      'The doctors of a city',
      api
        .GET('/doctors', { params: { query: { city: [city.slug], limit: ALL } }, signal })
        .then(({ data }) => data?.items),
      signal,
    ),
  ]);
  return { city, hospitals, treatments, doctors };
}
