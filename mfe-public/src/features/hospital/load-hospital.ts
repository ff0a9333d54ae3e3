import { api, ApiProblem } from '@ayana/portal-kit';

import { builtInHospital, fromBuiltIn } from './hospital';
import type { Hospital } from './hospital';

/**
 * One hospital with all its page shows; throws `ApiProblem` 404 when there is none. When the API does not answer, the built-in five
 * are shown with their built-in data.
 */
export async function loadHospital(id: string, signal: AbortSignal): Promise<Hospital> {
  try {
    const { data } = await api.GET('/partner-hospitals/{id}', { params: { path: { id } }, signal });
    if (data === undefined) throw new Error(`The hospital ${id} came without content.`);
    return data;
  } catch (error) {
    const builtIn = builtInHospital(id);
    if (builtIn === undefined || signal.aborted || (error instanceof ApiProblem && error.status === 404)) throw error;
    console.error('The hospital could not be read.', error);
    return fromBuiltIn(builtIn);
  }
}
