import type { Part, PartFailure } from '@ayana/portal-kit';
import { useRealtime } from '@ayana/portal-kit';
import { useMemo, useState } from 'react';
import { useFetcher, useLoaderData, useRevalidator } from 'react-router-dom';
import { type Entry, mergeEntries } from './data/entry';
import { type EntryPage, moreAddress, type NotificationsAnswer } from './data/loader';

export interface Entries {
  items: Entry[];
  /** Whether any page was ever loaded. */
  known: boolean;
  failure: PartFailure | null;
  /** Why the last "mark read" failed. */
  notMarked: PartFailure | null;
  marking: boolean;
  mark: (ids: string[]) => void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  reread: () => void;
}

/** The list, page by page and live, with entries marked here as read. */
export function useEntries(): Entries {
  const loaded = useLoaderData<NotificationsAnswer>();
  const more = useFetcher<NotificationsAnswer>();
  const marker = useFetcher<Part<string[]>>();
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState<EntryPage | null>(loaded.page.value);
  const [older, setOlder] = useState<readonly EntryPage[]>([]);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());

  // Stored during rendering: a failed load must not empty the screen.
  if (loaded.page.value !== null && loaded.page.value !== first) setFirst(loaded.page.value);
  const next = more.data?.page.value;
  if (next !== null && next !== undefined && !older.includes(next)) setOlder([...older, next]);
  const done = marker.data?.value ?? [];
  if (done.some((id) => !marked.has(id))) setMarked(new Set([...marked, ...done]));

  const reread = (): void => void revalidate();
  const markRead = (id: string): void => setMarked((before) => new Set([...before, id]));
  useRealtime(
    {
      'patient_notifications.inserted': reread,
      'patient_notifications.updated': ({ id, is_read }) => {
        if (is_read) markRead(id);
      },
      'general_inquiries.inserted': reread,
      'general_inquiries.updated': ({ id, status }) => {
        if (status === 'read') markRead(id);
      },
    },
    { reread },
  );

  const cursor = (older.at(-1) ?? first)?.next_cursor ?? null;
  return {
    items: useMemo(
      () =>
        mergeEntries(
          [first, ...older].map((page) => page?.items ?? []),
          marked,
        ),
      [first, older, marked],
    ),
    known: first !== null,
    failure: loaded.page.failure ?? more.data?.page.failure ?? null,
    notMarked: marker.data?.failure ?? null,
    marking: marker.state !== 'idle',
    mark: (ids) =>
      void marker.submit({ ids }, { method: 'POST', encType: 'application/json', action: '/notifications' }),
    hasMore: cursor !== null,
    loadingMore: more.state !== 'idle',
    loadMore: () => {
      if (cursor !== null) void more.load(moreAddress(cursor));
    },
    reread,
  };
}
