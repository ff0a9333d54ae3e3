import { api } from '@ayana/portal-kit';
import type { components } from '@ayana/contracts/api';

export type Vacancy = components['schemas']['VacancyDto'];

/** The open vacancies; null when they could not be read (the page says so and goes on). */
export async function loadVacancies(signal: AbortSignal): Promise<readonly Vacancy[] | null> {
  try {
    const { data } = await api.GET('/vacancies', { signal });
    return data?.items ?? null;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The vacancies could not be read.', error);
    return null;
  }
}
