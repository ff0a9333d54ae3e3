import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import { useCallback, useMemo, useState } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router-dom';
import { readFilters, readingKey } from './data/filters';
import { moreAddress, type Failure, type ListAnswer, type LoaderAnswer, type MoreAnswer } from './data/loader';
import { mergeItems, type ReceivedItem } from './data/merge';
import { useCounts } from './use-counts';

export type Inbox = {
  items: InboxItem[];
  /** Why the last load failed; `items` are then from before, `null` when it did not fail. */
  failure: Failure | null;
  known: boolean;
  hasMore: boolean;
  /** The API's counts where `items` is incomplete; `null` until they have loaded. */
  counts: InboxCounts | null;
  loadingMore: boolean;
  loadMore: () => void;
  /** Applies a request from an event or an action's answer. */
  receive: (item: InboxItem) => void;
};

/** The pages of one list, kept while it is on the screen. */
type Known = { answer: ListAnswer; older: readonly MoreAnswer[] };

/** The list from the page's loader, page by page, merged with later events. */
export function useInbox(): Inbox {
  const loaded = useLoaderData<LoaderAnswer>();
  const more = useFetcher<LoaderAnswer>();
  const { search } = useLocation();
  const [known, setKnown] = useState<Known | null>(null);
  const [received, setReceived] = useState<ReadonlyMap<string, ReceivedItem>>(new Map());

  // Loaded data is stored during rendering: a failed load must not empty the screen.
  if (loaded.part === 'list' && loaded !== known?.answer) {
    const same = known?.answer.key === loaded.key;
    setKnown({ answer: loaded, older: same ? known.older : [] });
  }
  const { data: page } = more;
  if (page?.part === 'more' && known !== null && page.key === known.answer.key && !known.older.includes(page)) {
    setKnown({ ...known, older: [...known.older, page] });
  }

  const readings = useMemo(
    () => (known === null ? [] : [known.answer.reading, ...known.older.map(({ reading }) => reading)]),
    [known],
  );
  const cursors = readings.at(-1)?.cursors ?? {};
  const { load } = more;
  const receive = useCallback((item: InboxItem) => {
    setReceived((before) => new Map(before).set(item.id, { item, arrived_at: performance.now() }));
  }, []);

  const items = useMemo(() => mergeItems(readings, received), [readings, received]);
  const hasMore = Object.keys(cursors).length > 0;
  const params = new URLSearchParams(search);
  const counts = useCounts(readingKey(params), hasMore && readFilters(params).view !== 'closed', items);

  return {
    items,
    counts,
    failure: loaded.part === 'failed' ? loaded.failure : null,
    known: known !== null,
    hasMore,
    loadingMore: more.state !== 'idle',
    loadMore: () => void load(moreAddress(search, cursors)),
    receive,
  };
}
