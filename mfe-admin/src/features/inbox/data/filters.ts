import {
  INBOX_AGES,
  INBOX_KINDS,
  INBOX_STATUSES,
  type InboxAge,
  type InboxKind,
  type InboxStatus,
} from '@ayana/contracts/inbox';
import { INBOX_VIEWS, type InboxView } from './views-and-groups';

export const INBOX_PATH = '/admin';

/** The API's filter values: without repeated requests, or only those. */
export const REPEATED_CHOICES = ['false', 'true'] as const;

/** The filters of the list. All of them are in the URL, so that a view can be sent to a colleague. */
export type InboxFilters = {
  view: InboxView;
  kind: InboxKind | null;
  status: InboxStatus | null;
  country: string | null;
  age: InboxAge | null;
  repeated: (typeof REPEATED_CHOICES)[number] | null;
  overdue: boolean;
};

/** `?request=` opens one request; mails to the team link to it. */
export const REQUEST_PARAM = 'request';

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((known) => known === value) ?? null;

/** Reads the filters of a URL; unknown values are ignored. */
export function readFilters(params: URLSearchParams): InboxFilters {
  const view = oneOf(INBOX_VIEWS, params.get('view')) ?? 'mine';
  const status = oneOf(INBOX_STATUSES, params.get('status'));
  return {
    view,
    kind: oneOf(INBOX_KINDS, params.get('kind')),
    status: view !== 'closed' && status !== 'closed' ? status : null,
    country: params.get('country')?.trim() || null,
    age: oneOf(INBOX_AGES, params.get('age')),
    repeated: oneOf(REPEATED_CHOICES, params.get('repeated')),
    overdue: view !== 'closed' && params.get('overdue') === 'true',
  };
}

/** The query string for these filters, `?…` or empty; defaults are left out. */
export function hrefOf(filters: InboxFilters, request: string | null = null): string {
  const params = new URLSearchParams();
  if (filters.view !== 'mine') params.set('view', filters.view);
  for (const name of ['kind', 'status', 'country', 'age', 'repeated'] as const) {
    const value = filters[name];
    if (value !== null) params.set(name, value);
  }
  if (filters.overdue) params.set('overdue', 'true');
  if (request !== null) params.set(REQUEST_PARAM, request);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many filters are set, the view not counted. */
export function countFilters({ kind, status, country, age, repeated, overdue }: InboxFilters): number {
  return [kind, status, country, age, repeated].filter((value) => value !== null).length + (overdue ? 1 : 0);
}

/** No filters, the same view. */
export function clearedFilters({ view }: InboxFilters): InboxFilters {
  return { view, kind: null, status: null, country: null, age: null, repeated: null, overdue: false };
}

/**
 * Identifies the data behind a URL: two URLs with the same key show the same data. "Mine" and "open" are filtered from the
 * same data, so that switching between them needs no request and both counts are known.
 */
export function readingKey(params: URLSearchParams): string {
  const filters = readFilters(params);
  return hrefOf({ ...filters, view: filters.view === 'closed' ? 'closed' : 'open' });
}
