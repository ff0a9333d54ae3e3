import type { operations } from '@ayana/contracts/api';
import { type QueueItem, type QueueKind, type QueueScope, QUEUE_SCOPES } from '@ayana/contracts/journey';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import { type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { QueueCount } from '../types';

type Query = NonNullable<operations['Cases_queue']['parameters']['query']>;

export const NAMES = ['scope', 'kind'] as const;

export const scopeOf = ({ scope = 'mine' }: Readonly<Record<string, string>>): QueueScope =>
  QUEUE_SCOPES.find((known) => known === scope) ?? 'mine';

/** The kinds that are chosen; none means all. */
export const kindsOf = ({ kind = '' }: Readonly<Record<string, string>>): QueueKind[] =>
  kind.split(',').filter(Boolean) as QueueKind[];

const readQueue = listLoader<QueueItem, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/case-queue', { params: { query } })),
});

export interface QueueAnswer extends ListAnswer<QueueItem> {
  /** Of the chosen scope, by kind; null where they could not be counted. */
  counts: readonly QueueCount[] | null;
}

/** What waits, with how much of each kind; further pages come without the counts. */
export async function queueLoader(args: LoaderFunctionArgs): Promise<QueueAnswer> {
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has('cursor')) return { ...(await readQueue(args)), counts: null };
  const scope = scopeOf(Object.fromEntries(searchParams));
  const [list, counts] = await Promise.all([
    readQueue(args),
    readPart(dataOf(api.GET('/case-queue/counts', { params: { query: { scope } } }))),
  ]);
  return { ...list, counts: counts.value?.kinds ?? null };
}
