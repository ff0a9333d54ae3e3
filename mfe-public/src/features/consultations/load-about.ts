import { api } from '@ayana/portal-kit';

import { idOf } from '../../catalogue/id-of';
import { nullOnFailure } from '../../loaders/null-on-failure';
import { hospitalAndCity } from '../../forms/consultation-about';
import type { ConsultationAbout } from '../../forms/consultation-about';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the consultation page's URL names; what fails to load is left out. */
export async function loadAbout(query: URLSearchParams, signal: AbortSignal): Promise<ConsultationAbout> {
  const slug = query.get('treatment') ?? '';
  const id = idOf(query, 'hospital');
  const [treatment, hospital] = await Promise.all([
    SLUG.test(slug)
      ? nullOnFailure(
          'The treatment',
          api.GET('/treatment-guides/{slug}', { params: { path: { slug } }, signal }).then(({ data }) => data),
          signal,
        )
      : null,
    id === undefined
      ? null
      : nullOnFailure(
          'The hospital',
          api.GET('/partner-hospitals/{id}', { params: { path: { id } }, signal }).then(({ data }) => data),
          signal,
        ),
  ]);
  return {
    ...(treatment ? { treatment: slug, procedure: treatment.plain_name ?? treatment.name } : {}),
    ...(hospital ? { hospital: hospital.id, destination: hospitalAndCity(hospital) } : {}),
  };
}
