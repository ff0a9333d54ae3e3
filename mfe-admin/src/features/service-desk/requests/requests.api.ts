import { REQUESTS_PATH } from '../../../paths';
import {
  isOpenRequest,
  SERVICE_REQUEST_STATES,
  type Level,
  type ServiceRequest,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import type { operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import {
  commandAction,
  detailLoader,
  type FirstRows,
  type ListAnswer,
  listLoader,
  readFirst,
  readWhole,
  saveFile,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readGroups, type StaffGroup } from '../../../components/holder/groups.api';
import type { CatalogItem, RequestCounts, RequestDetail } from '../types';
import { BOARD_STATES_SHOWN } from './board-moves';

/** The value of `view` that shows the requests as a board. */
export const BOARD = 'board';
export const requestHref = ({ id }: { id: string }): string => `${REQUESTS_PATH}/${id}`;

/** The filters and the sort in the URL, as the API names them, and how they are shown. */
export const NAMES = [
  'view',
  'q',
  'state',
  'priority',
  'assigned_to',
  'group',
  'requested_by',
  'approver',
  'item',
  'overdue',
  'rating',
  'country',
  'resolved_from',
  'resolved_to',
  'sort',
  'order',
] as const;
type Filters = NonNullable<operations['Requests_list']['parameters']['query']>;
type Query = Filters & { view?: string };

/** What the list opens on: open requests, the reader's or nobody's. */
const AT_FIRST: Filters = { state: SERVICE_REQUEST_STATES.filter(isOpenRequest), assigned_to: 'me_or_none' };

/** Without filters what the list opens on, else what the address says; by the next target. The board has no column for closed requests. */
function filtersOf({ view, ...query }: Query): Filters {
  const { cursor: _cursor, limit: _limit, ...filters } = query;
  const sorted: Filters = query.sort === undefined ? { sort: 'due', order: 'asc' } : {};
  if (view === BOARD && query.state === undefined) return { ...query, ...sorted, state: [...BOARD_STATES_SHOWN] };
  return { ...(Object.keys(filters).length === 0 ? AT_FIRST : {}), ...query, ...sorted };
}

const readRequests = listLoader<ServiceRequest, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/service-requests', { params: { query: filtersOf(query) } })),
});

/** Saves the list as it is filtered and sorted, all of its pages, as CSV. */
export const exportRequests = (query: Readonly<Record<string, string>>): Promise<Part<string>> =>
  saveFile(
    api.GET('/service-requests/export', { params: { query: filtersOf(query) }, parseAs: 'blob' }),
    `ayana-service-requests-${new Date().toISOString().slice(0, 10)}.csv`,
  );

/** What the list page shows beside its list; each part may fail without the others. */
export interface RequestsAnswer extends ListAnswer<ServiceRequest> {
  counts: RequestCounts | null;
  items: readonly CatalogItem[];
  groups: readonly StaffGroup[];
}

export async function requestsLoader(args: LoaderFunctionArgs): Promise<RequestsAnswer> {
  const isFirst = !new URL(args.request.url).searchParams.has('cursor');
  const list = readRequests(args);
  if (!isFirst) return { ...(await list), counts: null, items: [], groups: [] };
  const [counts, items, groups] = await Promise.all([
    readPart(dataOf(api.GET('/service-requests/counts'))),
    readPart(readWhole((part) => dataOf(api.GET('/service-catalog-items', { params: { query: part } })))),
    readPart(readGroups()),
  ]);
  return {
    ...(await list),
    counts: counts.value,
    items: items.value ?? [],
    groups: groups.value ?? [],
  };
}

export type TransitionBody = {
  name: Exclude<ServiceRequestTransition, 'merge'>;
  note?: string;
  assigned_to?: string;
  group_id?: string;
  approver_id?: string;
};

export const transition = (id: string, body: TransitionBody): Promise<RequestDetail> =>
  dataOf(api.POST('/service-requests/{id}/transitions', { params: { path: { id } }, body }));

export const readRequest = (id: string): Promise<RequestDetail> =>
  dataOf(api.GET('/service-requests/{id}', { params: { path: { id } } }));

/** One request; a missing one, or one that is not for the reader, is the failure. */
export const requestLoader = detailLoader<RequestDetail>('requestId', (id) => readRequest(id));

/** What staff do with one request. */
export type RequestCommand =
  | ({ intent: 'transition'; id: string } & TransitionBody)
  | { intent: 'change'; id: string; version: number; impact: Level; urgency: Level }
  | { intent: 'case'; id: string; version: number; journey_id: string | null }
  | { intent: 'add-task'; id: string; title: string }
  | { intent: 'task-done'; id: string; task: string; done: boolean }
  | { intent: 'merge'; id: string; into: string };

export const requestAction = commandAction((command: RequestCommand): Promise<RequestDetail> => {
  const path = { id: command.id };
  switch (command.intent) {
    case 'transition': {
      const { intent: _intent, id, ...body } = command;
      return transition(id, body);
    }
    case 'change':
      return dataOf(
        api.PATCH('/service-requests/{id}', {
          params: { path },
          headers: { 'If-Match': `"${command.version}"` },
          body: { impact: command.impact, urgency: command.urgency },
        }),
      );
    case 'case':
      return dataOf(
        api.PATCH('/service-requests/{id}', {
          params: { path },
          headers: { 'If-Match': `"${command.version}"` },
          body: { journey_id: command.journey_id },
        }),
      );
    case 'add-task':
      return dataOf(api.POST('/service-requests/{id}/tasks', { params: { path }, body: { title: command.title } }));
    case 'task-done':
      return dataOf(
        api.PATCH('/service-requests/{id}/tasks/{task_id}', {
          params: { path: { ...path, task_id: command.task } },
          body: { status: command.done ? 'done' : 'open' },
        }),
      );
    case 'merge':
      return dataOf(api.POST('/service-requests/{id}/merge', { params: { path }, body: { into: command.into } }));
  }
});

/** Sends a comment or a note; the same key again writes it once. */
export const sendComment = (
  id: string,
  comment: { text: string; visibility: 'public' | 'internal' },
  key: string,
): Promise<RequestDetail> =>
  dataOf(
    api.POST('/service-requests/{id}/comments', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: comment,
    }),
  );

/** Requests that one could be merged into: open ones whose number, summary or people match. */
export const findRequests = (q: string): Promise<FirstRows<ServiceRequest>> =>
  readFirst(
    dataOf(
      api.GET('/service-requests', {
        params: { query: { q, limit: 6, state: SERVICE_REQUEST_STATES.filter(isOpenRequest) } },
      }),
    ),
  );
