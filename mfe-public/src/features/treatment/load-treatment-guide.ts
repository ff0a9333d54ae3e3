import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';

/** A treatment with all data of its page. */
export type TreatmentGuide = components['schemas']['TreatmentGuideDto'];

/** Throws `ApiProblem` 404 when no treatment has this slug, or it has no guide. */
export async function loadTreatmentGuide(slug: string, signal: AbortSignal): Promise<TreatmentGuide> {
  const { data } = await api.GET('/treatment-guides/{slug}', { params: { path: { slug } }, signal });
  if (data === undefined) throw new Error(`The guide of ${slug} came without content.`);
  return data;
}
