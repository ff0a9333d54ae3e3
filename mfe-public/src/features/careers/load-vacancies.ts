import { api } from '@ayana/portal-kit';
import type { components } from '@ayana/contracts/api';

import { nullOnFailure } from '../../loaders/null-on-failure';

export type Vacancy = components['schemas']['VacancyDto'];

/** The open vacancies; null after a failure. */
export async function loadVacancies(signal: AbortSignal): Promise<readonly Vacancy[] | null> {
  const reading = api.GET('/vacancies', { signal }).then(({ data }) => data?.items);
  return nullOnFailure('The vacancies', reading, signal);
}
