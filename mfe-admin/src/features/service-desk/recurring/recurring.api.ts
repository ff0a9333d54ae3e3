import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader } from '@ayana/portal-kit/screens';
import type { CatalogItemDetail, RecurringRequest, RecurringRequestDetail } from '../types';

export const NAMES = ['q', 'paused', 'failed', 'sort', 'order'] as const;
type Query = NonNullable<operations['Recurring_list']['parameters']['query']>;

export const recurringListLoader = listLoader<RecurringRequest, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/recurring-requests', { params: { query } })),
});

export const recurringLoader = detailLoader<RecurringRequestDetail>('recurringId', (id) =>
  dataOf(api.GET('/recurring-requests/{id}', { params: { path: { id } } })),
);

export type RecurringBody = components['schemas']['RecurringRequestChangeDto'];

export const addRecurring = (
  body: components['schemas']['NewRecurringRequestDto'],
  key: string,
): Promise<RecurringRequestDetail> =>
  dataOf(api.POST('/recurring-requests', { headers: { 'Idempotency-Key': key }, body }));

export const changeRecurring = (
  of: { id: string; version: number },
  body: RecurringBody,
): Promise<RecurringRequestDetail> => dataOf(api.PATCH('/recurring-requests/{id}', { ...atVersion(of), body }));

export const readService = (id: string): Promise<CatalogItemDetail> =>
  dataOf(api.GET('/service-catalog-items/{id}', { params: { path: { id } } }));

/** What is done with one press. */
export type RecurringCommand = { intent: 'pause' | 'resume'; id: string; version: number };

export const recurringAction = commandAction((command: RecurringCommand): Promise<RecurringRequestDetail> =>
  command.intent === 'pause'
    ? dataOf(api.POST('/recurring-requests/{id}/pause', atVersion(command)))
    : dataOf(api.POST('/recurring-requests/{id}/resume', atVersion(command))),
);
