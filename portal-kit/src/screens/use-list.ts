import { type PartFailure, useSession } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';
import { useFetcher, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { joinAnswer, type KnownList, type ListAnswer, type Row, withItems } from './list-pages';
import { type EventsOf, useLive } from './use-live';
import { useReread } from './use-reread';
import { type ListQueryState, useListQuery } from './use-list-query';

export interface UseListOptions<Item> {
  /** Names of the filters and of the sort, as the list's loader has them. A constant. */
  names: readonly string[];
  /** Events that carry an item of this list. */
  live?: readonly EventsOf<Item>[];
  /** Events after which the list is read again. */
  rereadOn?: readonly EventsOf<{ id: string }>[];
  /** The parameter of what is open beside the list (`useOpened`): it stays open when the filters change. */
  beside?: string;
}

/** The ids of selected rows, as the table wants them. */
export type Selection = Readonly<Record<string, true>>;

export interface List<Item> extends ListQueryState {
  items: readonly Item[];
  /** Whether any page of this list was ever loaded. */
  known: boolean;
  /** Why the last load of the list failed; `items` are then from before. */
  failure: PartFailure | null;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page could not be loaded. */
  moreFailure: PartFailure | null;
  loadMore: () => void;
  /** New rows that appear at the top after `showNew`. */
  unseen: number;
  showNew: () => void;
  reread: () => void;
  rereading: boolean;
  selected: Selection;
  select: (next: Selection) => void;
}

const NOTHING: Selection = {};

/** Lists by their user and entry of the history: Back from a detail shows the rows that were there, at the same place. */
const remembered = new Map<string, unknown>();
const REMEMBERED = 3;

function remember(place: string, list: unknown): void {
  remembered.delete(place);
  if (list !== null) remembered.set(place, list);
  for (const [oldest] of [...remembered].slice(0, -REMEMBERED)) remembered.delete(oldest);
}

/**
 * The page's list: read page by page as the reader scrolls, with filters and sort in the URL, kept live, and rows that can be
 * selected. Rows keep their place while they are read; new ones are counted in `unseen`.
 */
export function useList<Item extends Row>(options: UseListOptions<Item>): List<Item> {
  const { names, live = [], rereadOn = [], beside } = options;
  const query = useListQuery(names, beside);
  const first = useLoaderData() as ListAnswer<Item>;
  const more = useFetcher();
  const next = more.data as ListAnswer<Item> | undefined;
  const { pathname, key: entry } = useLocation();
  const user = useSession((session) => session.user?.id ?? '');
  const place = `${user} ${entry}`;
  const { state } = useRevalidator();
  const reread = useReread();

  // Joined during rendering: a failed load must not empty the screen.
  const [joined, setJoined] = useState<Joined<Item>>(() => ({
    list: (remembered.get(place) as KnownList<Item> | undefined) ?? null,
    first: undefined,
    next: undefined,
  }));
  if (joined.first !== first || joined.next !== next) {
    const list = joined.first === first ? joined.list : joinAnswer(joined.list, first);
    setJoined({ first, next, list: joined.next === next ? list : joinAnswer(list, next) });
  }
  const change = (by: (list: KnownList<Item>) => KnownList<Item>): void =>
    setJoined((before) => (before.list === null ? before : { ...before, list: by(before.list) }));

  const [chosen, setChosen] = useState<{ key: string; selected: Selection }>({ key: '', selected: NOTHING });
  useLive<Item>({
    events: live,
    receive: (item) => change((list) => withItems(list, [item])),
    rereadOn,
    reread,
  });

  const list = joined.list?.key === query.key ? joined.list : null;
  useEffect(() => remember(place, list), [place, list]);
  return {
    ...query,
    items: list?.items ?? [],
    known: list !== null,
    failure: first.key === query.key ? (first.page.failure ?? null) : null,
    hasMore: list !== null && list.next !== null,
    loadingMore: more.state !== 'idle',
    moreFailure: next?.key === query.key && next.after === list?.next ? next.page.failure : null,
    loadMore: () => {
      if (list === null || list.next === null || more.state !== 'idle') return;
      const text = `${query.key}${query.key === '' ? '' : '&'}cursor=${encodeURIComponent(list.next)}`;
      void more.load(`${pathname}?${text}`);
    },
    unseen: list?.unseen ?? 0,
    showNew: () => change(() => startOf(first)),
    reread,
    rereading: state === 'loading',
    selected: chosen.key === query.key ? chosen.selected : NOTHING,
    select: (selected) => setChosen({ key: query.key, selected }),
  };
}

/** What is known, and the answers that are already part of it. */
interface Joined<Item> {
  list: KnownList<Item> | null;
  first: ListAnswer<Item> | undefined;
  next: ListAnswer<Item> | undefined;
}

/** The list as its latest first page alone. */
function startOf<Item extends Row>(first: ListAnswer<Item>): KnownList<Item> {
  const { items = [], next_cursor: next = null } = first.page.value ?? {};
  return { key: first.key, items, next, pages: 1, unseen: 0 };
}
