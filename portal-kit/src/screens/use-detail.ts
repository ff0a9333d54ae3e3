import type { Part, PartFailure } from '@ayana/portal-kit';
import { useCallback, useEffect, useState } from 'react';
import { useFetcher, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { type EventsOf, useLive } from './use-live';
import { useReread } from './use-reread';

export interface Detail<Value> {
  /** Null until it was read once. */
  value: Value | null;
  /** Why the last reading failed; `value` is then from before. */
  failure: PartFailure | null;
  reread: () => void;
  rereading: boolean;
}

export interface UseDetailOptions<Item = { id: string }> {
  /** Of what the page shows, from its address. */
  id: string;
  /** Events that carry such an item. */
  live?: readonly EventsOf<Item>[];
  /** Events after which it is read again, whatever they are about. */
  rereadOn?: readonly EventsOf<{ id: string }>[];
}

/** What a detail page shows, from its loader (a `Part`), read again when it changes. A failed reading leaves what was there. */
export function useDetail<Value extends { id: string }, Item extends { id: string } = Value>(
  options: UseDetailOptions<Item>,
): Detail<Value> {
  const { id, live = [], rereadOn = [] } = options;
  const part = useLoaderData() as Part<Value>;
  const { state } = useRevalidator();
  const reread = useReread();
  const value = useKnown(id, part.value);
  useLive<Item>({ events: live, id, rereadOn, reread });
  return { value, failure: part.failure, reread, rereading: state === 'loading' };
}

/** The latest value with this id: a failed reading must not empty the screen. */
function useKnown<Value extends { id: string }>(id: string | null, read: Value | null): Value | null {
  const [known, setKnown] = useState(read);
  if (read !== null && read !== known) setKnown(read);
  const value = read ?? known;
  return value?.id === id ? value : null;
}

/** Asks a page's loader for what is open, and not for its list. */
const OPENED = 'opened';

/** The id that `useOpened` asks a loader for; null when the list is asked for. */
export const openedId = ({ request }: { request: Request }): string | null =>
  new URL(request.url).searchParams.get(OPENED);

export interface Opened<Value> extends Detail<Value> {
  /** Null where nothing is open. */
  id: string | null;
}

export interface UseOpenedOptions<Item> {
  /** The parameter of the address with the id. */
  param: string;
  /** Events that carry such an item. */
  live?: readonly EventsOf<Item>[];
}

/** What is open beside a list: read apart from the list, so that opening one does not read the list again. */
export function useOpened<Value extends { id: string }, Item extends { id: string } = Value>(
  options: UseOpenedOptions<Item>,
): Opened<Value> {
  const { param, live = [] } = options;
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get(param);
  const { load, data, state } = useFetcher<Part<Value>>({ key: `${pathname} ${param} ${id ?? ''}` });
  const reread = useCallback(() => {
    if (id !== null) void load(`${pathname}?${OPENED}=${encodeURIComponent(id)}`);
  }, [id, load, pathname]);
  useEffect(reread, [reread]);
  const value = useKnown(id, data?.value ?? null);
  useLive<Item>({ events: live, id: id ?? '', reread });
  return { id, value, failure: data?.failure ?? null, reread, rereading: state !== 'idle' };
}
