import type { ServiceRequest, ServiceRequestTransition } from '@ayana/contracts/service-desk';
import { type Part, readPart } from '@ayana/portal-kit';
import { commandAction, type ListAnswer, listLoader, type Outcome, type Page } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { read, write } from '../client';
import type { CatalogItem, RequestCounts, RequestDetail, SavedView } from '../types';

export const REQUESTS_PATH = '/admin/service-requests';
/** Of saved views. */
export const LIST = 'service-requests';
export const requestHref = ({ id }: { id: string }): string => `${REQUESTS_PATH}/${id}`;

/** The filters and the sort in the URL, as the API names them. */
export const NAMES = [
  'q',
  'state',
  'priority',
  'assigned_to',
  'requested_by',
  'approver',
  'item',
  'overdue',
  'sort',
  'order',
] as const;
type Query = { [Name in (typeof NAMES)[number]]?: string };

const readRequests = listLoader<ServiceRequest, Query>({
  names: NAMES,
  read: (query, cursor) =>
    read<Page<ServiceRequest>>('/service-requests', { ...query, limit: 50, ...(cursor === null ? {} : { cursor }) }),
});

/** What the list page shows beside its list; each part may fail without the others. */
export interface RequestsAnswer extends ListAnswer<ServiceRequest> {
  counts: RequestCounts | null;
  views: readonly SavedView[];
  items: readonly CatalogItem[];
}

export async function requestsLoader(args: LoaderFunctionArgs): Promise<RequestsAnswer> {
  const isFirst = !new URL(args.request.url).searchParams.has('cursor');
  const beside = <Value>(path: string, query = {}): Promise<Part<Value>> | null =>
    isFirst ? readPart(read<Value>(path, query)) : null;
  const [list, counts, views, items] = await Promise.all([
    readRequests(args),
    beside<RequestCounts>('/service-requests/counts'),
    beside<{ items: SavedView[] }>('/saved-views', { list: LIST }),
    beside<Page<CatalogItem>>('/service-catalog-items', { limit: 100 }),
  ]);
  return {
    ...list,
    counts: counts?.value ?? null,
    views: views?.value?.items ?? [],
    items: items?.value?.items ?? [],
  };
}

/** What staff do in the list. */
export type ListCommand =
  | { intent: 'assign'; ids: readonly string[]; assigned_to: string | null }
  | { intent: 'save-view'; name: string; query: string; is_shared: boolean }
  | { intent: 'delete-view'; id: string };

export const requestsAction = commandAction(async (command: ListCommand): Promise<unknown> => {
  switch (command.intent) {
    case 'assign':
      // One after another: a refused one ends the rest, and says which it was.
      for (const id of command.ids) {
        // oxlint-disable-next-line no-await-in-loop -- in order
        await transition(id, {
          name: 'assign',
          ...(command.assigned_to === null ? {} : { assigned_to: command.assigned_to }),
        });
      }
      return null;
    case 'save-view':
      return write('POST', '/saved-views', {
        list: LIST,
        name: command.name,
        query: command.query,
        is_shared: command.is_shared,
      });
    case 'delete-view':
      return write('DELETE', `/saved-views/${command.id}`, {});
  }
});

export type TransitionBody = {
  name: Exclude<ServiceRequestTransition, 'merge'>;
  note?: string;
  assigned_to?: string;
  approver_id?: string;
};

export const transition = (id: string, body: TransitionBody): Promise<RequestDetail> =>
  write('POST', `/service-requests/${id}/transitions`, body);

/** One request; a missing one, or one that is not for the reader, is the failure. */
export function requestLoader({ params }: LoaderFunctionArgs): Promise<Part<RequestDetail>> {
  return readPart(read<RequestDetail>(`/service-requests/${params['requestId'] ?? ''}`));
}

/** What staff do with one request. */
export type RequestCommand =
  | ({ intent: 'transition'; id: string } & TransitionBody)
  | { intent: 'change'; id: string; version: number; impact: number; urgency: number }
  | { intent: 'add-task'; id: string; title: string }
  | { intent: 'task-done'; id: string; task: string; done: boolean }
  | { intent: 'link'; id: string; url: string }
  | { intent: 'merge'; id: string; into: string };

export type RequestOutcome = Outcome<RequestDetail>;

export const requestAction = commandAction((command: RequestCommand): Promise<RequestDetail> => {
  const path = `/service-requests/${command.id}`;
  switch (command.intent) {
    case 'transition': {
      const { intent: _intent, id, ...body } = command;
      return transition(id, body);
    }
    case 'change':
      return write(
        'PATCH',
        path,
        { impact: command.impact, urgency: command.urgency },
        { 'If-Match': `"${command.version}"` },
      );
    case 'add-task':
      return write('POST', `${path}/tasks`, { title: command.title });
    case 'task-done':
      return write('PATCH', `${path}/tasks/${command.task}`, { status: command.done ? 'done' : 'open' });
    case 'link':
      return write('POST', `${path}/links`, { kind: 'url', url: command.url });
    case 'merge':
      return write('POST', `${path}/merge`, { into: command.into });
  }
});

/** Sends a comment or a note; the same key again writes it once. */
export const sendComment = (
  id: string,
  comment: { text: string; visibility: 'public' | 'internal' },
  key: string,
): Promise<RequestDetail> => write('POST', `/service-requests/${id}/comments`, comment, { 'Idempotency-Key': key });

/** Requests that one could be merged into: open ones whose number, summary or people match. */
export const findRequests = (q: string): Promise<Page<ServiceRequest>> =>
  read('/service-requests', { q, limit: 6, state: 'new,assigned,in_progress,pending,awaiting_approval,reopened' });
