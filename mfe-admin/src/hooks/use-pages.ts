import type { Part, PartFailure } from '@ayana/portal-kit';
import { useEvery } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useFetcher, useLoaderData, useRevalidator } from 'react-router-dom';

/** Lists without live events are reloaded this often while visible, in milliseconds. */
const REREAD = 15_000;

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** What the loader of such a list returns. */
export interface PagesAnswer<Item> {
  /** The URL it was loaded for: pages of different filters are never joined. */
  key: string;
  /** The cursor it was loaded with; null for the first page. */
  after: string | null;
  page: Part<Page<Item>>;
}

export interface Pages<Item> {
  items: Item[];
  /** Whether any page of this list was ever loaded. */
  known: boolean;
  /** Why the last load failed; `items` are then from before. */
  failure: PartFailure | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  reread: () => void;
  rereading: boolean;
}

interface Known<Item> {
  key: string;
  pages: ReadonlyMap<string | null, Page<Item>>;
}

/** Stores a loaded page in its place; a failed load, or one for other filters, changes nothing. */
function joined<Item>(known: Known<Item> | null, answer: PagesAnswer<Item> | undefined): Known<Item> | null {
  if (answer === undefined || answer.page.value === null) return known;
  const { key, after, page } = answer;
  if (known?.key === key)
    return known.pages.get(after) === page.value ? known : { key, pages: new Map(known.pages).set(after, page.value) };
  return after === null ? { key, pages: new Map([[after, page.value]]) } : known;
}

/**
 * The page's list, page by page, reloaded regularly; loaded rows stay when a later load fails.
 * @param key the URL of the list with its filters
 */
export function usePages<Item extends { id: string }>(key: string): Pages<Item> {
  const first = useLoaderData() as PagesAnswer<Item>;
  const more = useFetcher();
  const next = more.data as PagesAnswer<Item> | undefined;
  const { revalidate, state } = useRevalidator();
  const reread = (): void => void revalidate();
  useEvery(REREAD, reread);

  // Stored during rendering: a failed load must not empty the screen.
  const [before, setKnown] = useState<Known<Item> | null>(null);
  const known = joined(joined(before, first), next);
  if (known !== before) setKnown(known);

  const pages = known?.key === key ? [...known.pages.values()] : [];
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item] as const)));
  const cursor = pages.at(-1)?.next_cursor ?? null;
  return {
    items: [...items.values()],
    known: pages.length > 0,
    failure: first.page.failure ?? (next?.key === key ? next.page.failure : null),
    hasMore: cursor !== null,
    loadingMore: more.state !== 'idle',
    loadMore: () => {
      if (cursor !== null) void more.load(`${key}${key.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`);
    },
    reread,
    rereading: state === 'loading',
  };
}
