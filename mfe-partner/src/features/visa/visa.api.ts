import type { components } from '@ayana/contracts/api';
import type { VisaApplication } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type VisaStepBody = components['schemas']['VisaStepDto'];

/** The application of a piece of work; null once it is another's. */
export async function readVisa(journey_id: string, assignmentId: string): Promise<VisaApplication | null> {
  const { items } = await dataOf(api.GET('/visa-applications', { params: { query: { journey_id } } }));
  return items.find(({ assignment_id }) => assignment_id === assignmentId) ?? null;
}

export const stepVisa = (
  { assignment_id: id, version }: Pick<VisaApplication, 'assignment_id' | 'version'>,
  body: VisaStepBody,
  key: string,
): Promise<VisaApplication> =>
  dataOf(
    api.POST('/visa-applications/{id}/steps', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
      body,
    }),
  );
