import type { components } from '@ayana/contracts/api';
import type { Admission, Stay, StayCheck } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../work/work.types';

export type CheckBody = components['schemas']['NewStayCheckDto'];
export type FollowUpBody = components['schemas']['NewStayFollowUpDto'];
export type TextKind = 'notes' | 'updates';

export interface StayData {
  stay: Stay;
  /** The referral of the accepted quote: letter, bills and summary are written for it. */
  work: WorkDetail | null;
}

export async function readStay(id: string): Promise<StayData> {
  const stay = await dataOf(api.GET('/stays/{id}', { params: { path: { id } } }));
  const { assignment_id } = stay.admission;
  const work =
    assignment_id === null
      ? null
      : await dataOf(api.GET('/assignments/{id}', { params: { path: { id: assignment_id } } }));
  return { stay, work };
}

const to = (id: string, key: string) => ({ params: { path: { id } }, headers: { 'Idempotency-Key': key } });

export const sayCheck = (id: string, body: CheckBody, key: string): Promise<{ id: string }> =>
  dataOf(api.POST('/stays/{id}/checks', { ...to(id, key), body }));

export const writeText = (id: string, kind: TextKind, text: string, key: string): Promise<{ id: string }> =>
  dataOf(
    kind === 'notes'
      ? api.POST('/stays/{id}/notes', { ...to(id, key), body: { text } })
      : api.POST('/stays/{id}/updates', { ...to(id, key), body: { text } }),
  );

export const addFollowUp = (id: string, body: FollowUpBody, key: string): Promise<{ id: string }> =>
  dataOf(api.POST('/stays/{id}/follow-ups', { ...to(id, key), body }));

export const removeFollowUp = async (id: string, followUpId: string): Promise<void> => {
  await dataOf(api.DELETE('/stays/{id}/follow-ups/{followUpId}', { params: { path: { id, followUpId } } }));
};

export const changePlan = (
  { id, version }: Pick<Admission, 'id' | 'version'>,
  body: { plan: string | null; room: string | null },
): Promise<Admission> => dataOf(api.PATCH('/admissions/{id}', { ...atVersion({ id, version }), body }));

/** What a dialog about a check begins with. */
export type OpenCheck = Pick<StayCheck, 'kind' | 'label' | 'state' | 'note' | 'blood_units' | 'blood_group'>;
