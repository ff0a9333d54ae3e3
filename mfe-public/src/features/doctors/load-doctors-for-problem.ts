import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';

import type { DoctorsPage } from './doctor';

export type FoundTreatment = Pick<components['schemas']['TreatmentDto'], 'id' | 'name' | 'plain_name'>;

/** The treatments and doctors for a problem in plain words. */
export interface FoundDoctors {
  treatments: readonly FoundTreatment[];
  doctors: Pick<DoctorsPage, 'items' | 'total'>;
}

const TREATMENTS = 5;
const DOCTORS = 6;

/** Loads treatments and doctors for a problem; null after a failure. */
export async function loadDoctorsForProblem(problem: string, signal: AbortSignal): Promise<FoundDoctors | null> {
  try {
    const [treatments, doctors] = await Promise.all([
      api.GET('/rpc/search_treatments', {
        params: { query: { p_search_term: problem, p_limit: TREATMENTS } },
        signal,
      }),
      api.GET('/doctors', { params: { query: { q: problem, limit: DOCTORS } }, signal }),
    ]);
    const { items = [], total = 0 } = doctors.data ?? {};
    return { treatments: treatments.data ?? [], doctors: { items, total } };
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('Doctors could not be found.', error);
    return null;
  }
}
