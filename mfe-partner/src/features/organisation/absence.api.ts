import type { MemberAbsence } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

/** @param version of the absence that is changed; 0 for a member who is there */
export const setAbsence = (
  id: string,
  version: number,
  { until, deputy_id, hand_over }: { until: string; deputy_id: string; hand_over: boolean },
  key: string,
): Promise<MemberAbsence> =>
  dataOf(
    api.POST('/work-absences/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` } },
      body: { until, deputy_id, hand_over },
    }),
  );

export async function endAbsence(id: string, { version }: MemberAbsence): Promise<void> {
  await api.DELETE('/work-absences/{id}', { params: { path: { id }, header: { 'If-Match': `"${version}"` } } });
}
