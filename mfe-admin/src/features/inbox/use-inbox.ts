import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import { useCallback, useMemo, useState } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router-dom';
import { readFilters, readingKey } from './data/filters';
import { moreAddress, type Failure, type ListAnswer, type LoaderAnswer, type MoreAnswer } from './data/loader';
import { mergeItems, type Heard } from './data/merge';
import { useCounts } from './use-counts';

export type Inbox = {
  items: InboxItem[];
  /** The last reading failed; `items` are what was known before, `null` when nothing was. */
  failure: Failure | null;
  known: boolean;
  hasMore: boolean;
  /** What the API counts where there is more than `items`; `null` until it has. */
  counts: InboxCounts | null;
  loadingMore: boolean;
  loadMore: () => void;
  /** Puts what an event or an action told over what was read. */
  hear: (item: InboxItem) => void;
};

/** What belongs to one reading key, kept while it is on the screen. */
type Known = { answer: ListAnswer; older: readonly MoreAnswer[] };

/** The list as read by the page's loader, page by page, with everything heard since. */
export function useInbox(): Inbox {
  const loaded = useLoaderData<LoaderAnswer>();
  const more = useFetcher<LoaderAnswer>();
  const { search } = useLocation();
  const [known, setKnown] = useState<Known | null>(null);
  const [heard, setHeard] = useState<ReadonlyMap<string, Heard>>(new Map());

  // What was read is taken over while rendering: a failed reading or another page in between must not empty the screen.
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
  const hear = useCallback((item: InboxItem) => {
    setHeard((before) => new Map(before).set(item.id, { item, heard_at: performance.now() }));
  }, []);

  const items = useMemo(() => mergeItems(readings, heard), [readings, heard]);
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
    hear,
  };
}
