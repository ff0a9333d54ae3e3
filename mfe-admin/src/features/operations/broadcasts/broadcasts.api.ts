import type { operations } from '@ayana/contracts/api';
import type {
  AudienceCount,
  Broadcast,
  BroadcastAct,
  BroadcastDetail,
  BroadcastMessage,
  BroadcastPreview,
  BroadcastState,
} from '@ayana/contracts/operations';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import {
  detailLoader,
  type FirstRows,
  type ListAnswer,
  listLoader,
  readFirst,
  readWhole,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const BROADCASTS_PATH = '/admin/broadcast-management';
export const broadcastHref = ({ id }: { id: string }): string => `${BROADCASTS_PATH}/${id}`;

type Query = NonNullable<operations['Broadcasts_list']['parameters']['query']>;

/** The filters and the sort in the URL, as the API names them. */
export const NAMES = ['q', 'state', 'purpose', 'incident_id', 'sort', 'order'] as const;

export interface BroadcastCounts {
  to_approve: number;
  by_state: Partial<Record<BroadcastState, number>>;
}

export interface BroadcastsAnswer extends ListAnswer<Broadcast> {
  counts: BroadcastCounts | null;
}

const readBroadcasts = listLoader<Broadcast, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/broadcasts', { params: { query } })),
});

export async function broadcastsLoader(args: LoaderFunctionArgs): Promise<BroadcastsAnswer> {
  const [list, counts] = await Promise.all([readBroadcasts(args), readPart(dataOf(api.GET('/broadcasts/counts')))]);
  return { ...list, counts: counts.value };
}

export const broadcastLoader = detailLoader<BroadcastDetail>('broadcastId', (id) => readBroadcast(id));

export const readBroadcast = (id: string): Promise<BroadcastDetail> =>
  dataOf(api.GET('/broadcasts/{id}', { params: { path: { id } } }));

export type NewBroadcast = operations['Broadcasts_create']['requestBody']['content']['application/json'];
export type BroadcastChange = operations['Broadcasts_update']['requestBody']['content']['application/json'];
export type AudienceQuestion = operations['Broadcasts_count']['requestBody']['content']['application/json'];

export const createBroadcast = (body: NewBroadcast, key: string): Promise<BroadcastDetail> =>
  dataOf(api.POST('/broadcasts', { params: { header: { 'Idempotency-Key': key } }, body }));

/** A notice to the patients of an incident and their families. */
export const draftForIncident = (incident_id: string, key: string): Promise<BroadcastDetail> =>
  dataOf(api.POST('/broadcasts/drafts', { params: { header: { 'Idempotency-Key': key } }, body: { incident_id } }));

const matching = ({ id, version }: { id: string; version: number }) => ({
  path: { id },
  header: { 'If-Match': `"${version}"` },
});

export const changeBroadcast = (broadcast: BroadcastDetail, body: BroadcastChange): Promise<BroadcastDetail> =>
  dataOf(api.PATCH('/broadcasts/{id}', { params: matching(broadcast), body }));

export interface ActBody {
  name: BroadcastAct;
  note?: string;
  timing?: 'moment' | 'local';
  sends_at?: string;
  local_time?: string;
}

export const actOn = (broadcast: BroadcastDetail, body: ActBody): Promise<BroadcastDetail> =>
  dataOf(api.POST('/broadcasts/{id}/transitions', { params: matching(broadcast), body }));

export const testBroadcast = (id: string, key: string | null): Promise<BroadcastDetail> =>
  dataOf(api.POST('/broadcasts/{id}/tests', { params: { path: { id } }, body: key === null ? {} : { key } }));

export const countAudience = (body: AudienceQuestion): Promise<AudienceCount> =>
  dataOf(api.POST('/broadcasts/audience', { body }));

export const previewBroadcast = (id: string, key: string | null): Promise<BroadcastPreview> =>
  dataOf(api.GET('/broadcasts/{id}/preview', { params: { path: { id }, query: key === null ? {} : { key } } }));

export type MessageFilter = 'all' | 'failed' | 'opened' | 'skipped';

const SHOWN = 50;

/** The first messages of a broadcast, and whether there are more. */
export async function readMessages(id: string, filter: MessageFilter): Promise<FirstRows<BroadcastMessage>> {
  const query = {
    limit: SHOWN,
    ...(filter === 'failed' || filter === 'skipped' ? { state: [filter] } : {}),
    ...(filter === 'opened' ? { opened: true } : {}),
  };
  return readFirst(dataOf(api.GET('/broadcasts/{id}/messages', { params: { path: { id }, query } })));
}

export async function readHospitals(): Promise<{ id: string; name: string }[]> {
  const hospitals = await readWhole((part) => dataOf(api.GET('/partner-hospitals', { params: { query: part } })));
  return hospitals.map(({ id, hospital_name }) => ({ id, name: hospital_name }));
}

export interface IncidentJourney {
  id: string;
  patient: string;
}

export const readIncidentJourneys = async (id: string): Promise<IncidentJourney[]> =>
  (await dataOf(api.GET('/incidents/{id}', { params: { path: { id } } }))).linked_journeys.map((journey) => ({
    id: journey.id,
    patient: journey.patient.name,
  }));
