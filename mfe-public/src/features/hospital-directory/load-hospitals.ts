import { api } from '@ayana/portal-kit';

import type { PartnerHospital } from './hospital';

/** Hospitals read from the database at once (spec section 9). */
const LIMIT = 12;

/** Active partner hospitals; when that fails it is logged and the list is empty (spec section 8), the built-in ones remain. */
export async function loadHospitals(): Promise<readonly PartnerHospital[]> {
  try {
    const { data } = await api.GET('/partner-hospitals', { params: { query: { limit: LIMIT } } });
    return data ?? [];
  } catch (error) {
    console.error('The partner hospitals could not be read.', error);
    return [];
  }
}

/** One partner hospital; throws `ApiProblem` 404 when there is none. */
export async function loadHospital(id: string): Promise<PartnerHospital | null> {
  const { data } = await api.GET('/partner-hospitals/{id}', { params: { path: { id } } });
  return data ?? null;
}
