import type { components } from '@ayana/contracts/api';
import type { StayConsent } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type SignBody = components['schemas']['SignConsentDto'];

export const readConsents = async (journey_id: string): Promise<StayConsent[]> =>
  (await dataOf(api.GET('/stay-consents', { params: { query: { journey_id } } }))).items;

export const signConsent = (body: SignBody, key: string): Promise<StayConsent> =>
  dataOf(api.POST('/stay-consents', { headers: { 'Idempotency-Key': key }, body }));

export const withdrawConsent = (id: string, reason: string, key: string): Promise<StayConsent> =>
  dataOf(
    api.POST('/stay-consents/{id}/withdraw', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { reason },
    }),
  );
