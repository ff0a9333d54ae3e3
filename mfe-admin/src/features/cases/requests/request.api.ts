import type { PriorityLevel, TreatmentRequestState } from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader } from '@ayana/portal-kit/screens';
import { redirect } from 'react-router-dom';
import { caseHref } from '../../../paths';

export type RequestDetail = components['schemas']['TreatmentRequestDetailDto'];

/** One request; a missing one is the failure. */
export const requestLoader = detailLoader<RequestDetail>('requestId', (id) =>
  dataOf(api.GET('/treatment-requests/{id}', { params: { path: { id } } })),
);

/** What staff do with a request. */
export type RequestCommand = { intent: 'make-journey'; patient_id: string; treatment_request_id: string };

const perform = commandAction(({ patient_id, treatment_request_id }: RequestCommand) =>
  dataOf(api.POST('/patient-journeys', { body: { patient_id, treatment_request_id } })),
);

/** A journey that was made is opened. */
export async function requestAction(args: { request: Request }) {
  const outcome = await perform(args);
  return outcome.value === null ? outcome : redirect(caseHref(outcome.value.id));
}

/** @throws ApiProblem `stale_version` when someone else has changed it since it was read */
export const changeRequest = (
  { id, version }: Pick<RequestDetail, 'id' | 'version'>,
  body:
    | { status: TreatmentRequestState; admin_notes: string | null }
    | { treatment_id: string }
    | { priority_level: PriorityLevel },
): Promise<RequestDetail> => dataOf(api.PATCH('/treatment-requests/{id}', { ...atVersion({ id, version }), body }));

/** Writes to the patient; the same key again writes it once. */
export const writeNote = (id: string, text: string, key: string): Promise<RequestDetail> =>
  dataOf(
    api.POST('/treatment-requests/{id}/notes', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { text },
    }),
  );
