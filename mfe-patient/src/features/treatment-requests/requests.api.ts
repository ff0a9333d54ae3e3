import { ownRequestHref, patientHref } from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import type { TreatmentRequest, TreatmentRequestTransition } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { listLoader } from '@ayana/portal-kit/screens';

export type TreatmentRequestDetail = components['schemas']['TreatmentRequestDetailDto'];
export type RequestEntry = components['schemas']['JourneyEntryDto'];
export type NewTreatmentRequest = components['schemas']['NewTreatmentRequestDto'];

export const REQUESTS_PATH = patientHref('requests');
export const NEW_REQUEST_PATH = `${REQUESTS_PATH}/new`;
/** The patient's own view of a request. */
export const requestHref = ({ id }: { id: string }): string => ownRequestHref(id);

/** The list has no filters: it is short, and the newest is first. */
export const NAMES = [] as const;

export const requestsLoader = listLoader<TreatmentRequest, { limit?: number; cursor?: string }>({
  names: NAMES,
  kept: 'requests',
  read: (query) => dataOf(api.GET('/treatment-requests', { params: { query } })),
});

/** The same key again makes one request. */
export const askForTreatment = (body: NewTreatmentRequest, key: string): Promise<TreatmentRequestDetail> =>
  dataOf(api.POST('/treatment-requests', { headers: { 'Idempotency-Key': key }, body }));

export const readTreatmentRequest = (id: string): Promise<TreatmentRequestDetail> =>
  dataOf(api.GET('/treatment-requests/{id}', { params: { path: { id } } }));

export const takeStep = (id: string, name: TreatmentRequestTransition, note: string): Promise<TreatmentRequestDetail> =>
  dataOf(
    api.POST('/treatment-requests/{id}/transitions', {
      params: { path: { id } },
      body: { name, ...(note === '' ? {} : { note }) },
    }),
  );

/** The same key again writes it once. */
export const addNote = (id: string, text: string, key: string): Promise<TreatmentRequestDetail> =>
  dataOf(
    api.POST('/treatment-requests/{id}/notes', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { text },
    }),
  );
