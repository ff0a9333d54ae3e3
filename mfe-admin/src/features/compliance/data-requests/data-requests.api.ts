import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader, saveLargeFile } from '@ayana/portal-kit/screens';
import type { DataRequest, DataRequestDetail } from '../types';

export const NAMES = ['kind', 'state', 'overdue', 'subject', 'sort', 'order'] as const;
type Query = NonNullable<operations['DataRequests_list']['parameters']['query']>;
type Schemas = components['schemas'];

export const dataRequestsLoader = listLoader<DataRequest, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/data-requests', { params: { query } })),
});

export const dataRequestLoader = detailLoader<DataRequestDetail>('dataRequestId', (id) =>
  dataOf(api.GET('/data-requests/{id}', { params: { path: { id } } })),
);

export const addDataRequest = (body: Schemas['NewDataRequestDto'], key: string): Promise<DataRequestDetail> =>
  dataOf(api.POST('/data-requests', { headers: { 'Idempotency-Key': key }, body }));

type Given = Pick<DataRequest, 'id' | 'version'>;

export const refuseDataRequest = (of: Given, note: string): Promise<DataRequestDetail> =>
  dataOf(api.POST('/data-requests/{id}/transitions', { ...atVersion(of), body: { name: 'refuse', note } }));

export const extendDataRequest = (of: Given, reason: string): Promise<DataRequestDetail> =>
  dataOf(api.POST('/data-requests/{id}/extend', { ...atVersion(of), body: { reason } }));

export const correctData = (of: Given, body: Schemas['DataCorrectionDto']): Promise<DataRequestDetail> =>
  dataOf(api.POST('/data-requests/{id}/correct', { ...atVersion(of), body }));

export const eraseData = (of: Given, password: string): Promise<DataRequestDetail> =>
  dataOf(api.POST('/data-requests/{id}/erase', { ...atVersion(of), body: { password } }));

/** What needs no words. */
export type DataRequestCommand = { intent: 'verify' | 'reopen' | 'export'; id: string; version: number };

export const dataRequestAction = commandAction(({ intent, ...of }: DataRequestCommand): Promise<DataRequestDetail> =>
  intent === 'export'
    ? dataOf(api.POST('/data-requests/{id}/export', atVersion(of)))
    : dataOf(api.POST('/data-requests/{id}/transitions', { ...atVersion(of), body: { name: intent } })),
);

/** Saves everything that is kept about the person as a ZIP. @returns its name */
export const saveCopy = (id: string): Promise<Part<string>> =>
  saveLargeFile(
    api.GET('/data-requests/{id}/export', { params: { path: { id } }, parseAs: 'stream' }),
    'personal-data.zip',
    () => {},
  );
