import type { ProblemCode } from '@ayana/contracts/problems';
import type { InboxCounts, InboxDetail } from '@ayana/contracts/inbox';
import { api, ApiProblem, dataOf } from '@ayana/portal-kit';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { readFilters, readingKey, REQUEST_PARAM } from './filters';
import { readCounts, readInbox, type Cursors, type Reading } from './read-inbox';

/** Why something could not be read or written, in words for the screen. */
export type Failure = { status: number; code: ProblemCode; message: string; reference: string | undefined };

/** What the page and its fetchers load: the list, its next page (`?after=`), its counts (`?part=counts`), or one request (`?part=detail`). */
export type ListAnswer = { part: 'list'; key: string; reading: Reading };
export type MoreAnswer = { part: 'more'; key: string; reading: Reading };
export type CountsAnswer = { part: 'counts'; key: string; counts: InboxCounts };
export type DetailAnswer = { part: 'detail'; id: string; detail: InboxDetail };
export type FailedAnswer = { part: 'failed'; id: string | null; failure: Failure };
export type LoaderAnswer = ListAnswer | MoreAnswer | CountsAnswer | DetailAnswer | FailedAnswer;

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) throw error;
  return { status: error.status, code: error.code, message: error.message, reference: error.requestId };
}

/** The URLs the fetchers load: the page's own with the wanted part. */
export const detailAddress = (id: string): string => `?part=detail&${REQUEST_PARAM}=${encodeURIComponent(id)}`;
export function countsAddress(key: string): string {
  const params = new URLSearchParams(key);
  params.set('part', 'counts');
  return `?${params.toString()}`;
}
export function moreAddress(search: string, after: Cursors): string {
  const params = new URLSearchParams(search);
  params.delete(REQUEST_PARAM);
  params.set('after', JSON.stringify(after));
  return `?${params.toString()}`;
}

/**
 * Loads the inbox. A failure is returned, not thrown, so that the list and any half-written reply stay on the screen.
 * Only an expired session leads to the sign-in page, and back afterwards.
 */
export async function inboxLoader({ request }: LoaderFunctionArgs): Promise<LoaderAnswer> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(REQUEST_PARAM);
  try {
    if (searchParams.get('part') === 'detail' && id !== null) return await readDetail(id);
    const key = readingKey(searchParams);
    if (searchParams.get('part') === 'counts')
      return { part: 'counts', key, counts: await readCounts(readFilters(searchParams)) };
    const after = searchParams.get('after');
    if (after !== null)
      return { part: 'more', key, reading: await readInbox(readFilters(searchParams), JSON.parse(after) as Cursors) };
    return { part: 'list', key, reading: await readInbox(readFilters(searchParams)) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status === 401) throw error;
    return { part: 'failed', id, failure };
  }
}

async function readDetail(id: string): Promise<DetailAnswer> {
  return { part: 'detail', id, detail: await dataOf(api.GET('/inbox/{id}', { params: { path: { id } } })) };
}

/**
 * Opening a request or switching between "mine" and "open" loads nothing; an action returns what it changed. Everything
 * else (another filter, a refused action, a reconnect) reloads.
 */
export function inboxShouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined && formMethod !== 'GET')
    return (actionResult as { ok?: boolean } | undefined)?.ok !== true;
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return readingKey(currentUrl.searchParams) !== readingKey(nextUrl.searchParams);
}
