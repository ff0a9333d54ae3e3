import { type PartFailure, readPart } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import { readAccesses, type RecordAccess } from './papers.api';

interface More {
  /** After which first row these follow: a first page that has changed makes them old. */
  after: string;
  items: readonly RecordAccess[];
  next: string | null;
  failure: PartFailure | null;
  loading: boolean;
}

export interface Accesses {
  items: readonly RecordAccess[];
  known: boolean;
  failure: PartFailure | null;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailure: PartFailure | null;
  loadMore: () => void;
  reread: () => void;
  rereading: boolean;
}

/** Who opened the papers of a journey, the newest first, page by page. */
export function useAccesses(journeyId: string): Accesses {
  const first = usePart({ key: journeyId, read: () => readAccesses(journeyId, null) });
  const after = `${journeyId} ${first.value?.next_cursor ?? ''}`;
  const [more, setMore] = useState<More | null>(null);
  const mine = more?.after === after ? more : null;
  const next = mine === null ? (first.value?.next_cursor ?? null) : mine.next;
  const load = async (cursor: string): Promise<void> => {
    const before = { after, items: mine?.items ?? [], next: cursor };
    setMore({ ...before, failure: null, loading: true });
    const { value, failure } = await readPart(readAccesses(journeyId, cursor));
    setMore(
      value === null
        ? { ...before, failure, loading: false }
        : { after, items: [...before.items, ...value.items], next: value.next_cursor, failure: null, loading: false },
    );
  };
  return {
    items: [...(first.value?.items ?? []), ...(mine?.items ?? [])],
    known: first.value !== null,
    failure: first.failure,
    hasMore: next !== null,
    loadingMore: mine?.loading ?? false,
    moreFailure: mine?.failure ?? null,
    loadMore: () => {
      if (next !== null && mine?.loading !== true) void load(next);
    },
    reread: first.reread,
    rereading: first.rereading,
  };
}
