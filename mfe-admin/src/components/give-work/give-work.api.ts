import type { components } from '@ayana/contracts/api';
import type { AssigneeField, AssignmentCandidate, AssignmentKind } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type CaseWork = components['schemas']['AssignmentDto'];

/** Who can get a kind of work. */
export const readCandidates = (kind: AssignmentKind, journey_id: string, q: string): Promise<AssignmentCandidate[]> =>
  dataOf(api.GET('/assignments/candidates', { params: { query: { kind, journey_id, ...(q === '' ? {} : { q }) } } }));

export type NewWork = {
  journey_id: string;
  kind: AssignmentKind;
  brief: string;
  need_id?: string;
  due_at?: string;
} & Partial<Record<AssigneeField, string>>;

export const giveWork = (work: NewWork, key: string): Promise<CaseWork> =>
  dataOf(api.POST('/assignments', { headers: { 'Idempotency-Key': key }, body: work }));
