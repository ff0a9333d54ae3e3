import type { components } from '@ayana/contracts/api';
import type { CasePart, FormC } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';

export type FilingBody = components['schemas']['NewFormCFilingDto'];

const LIVE = ['admissions.updated', 'travel_legs.updated'] as const;

/** The places of a case that file a Form C, as far as the reader sees them. */
export const useFormCs = (journeyId: string): Detail<FormC[]> =>
  usePart<FormC[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/form-c', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

export const fileFormC = (body: FilingBody, key: string): Promise<FormC> =>
  dataOf(api.POST('/form-c', { headers: { 'Idempotency-Key': key }, body }));
