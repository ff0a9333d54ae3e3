import type { MemberAbsence } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

export const setAbsence = (
  id: string,
  body: { until: string; deputy_id: string; hand_over: boolean },
  key: string,
): Promise<MemberAbsence> =>
  dataOf(api.POST('/work-absences/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }));

export async function endAbsence(id: string): Promise<void> {
  await api.DELETE('/work-absences/{id}', { params: { path: { id } } });
}
