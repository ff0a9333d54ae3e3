import type { Part, PartFailure } from '@ayana/portal-kit';
import { useCallback, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { type EventsOf, useLive } from './use-live';

export interface Detail<Value> {
  /** Null until it was read once. */
  value: Value | null;
  /** Why the last reading failed; `value` is then from before. */
  failure: PartFailure | null;
  reread: () => void;
  rereading: boolean;
}

export interface UseDetailOptions<Item> {
  /** Of what the page shows, from its address. */
  id: string;
  /** Events that carry such an item. */
  live?: readonly EventsOf<Item>[];
}

/** What a detail page shows, from its loader (a `Part`), read again when it changes. A failed reading leaves what was there. */
export function useDetail<Value extends { id: string }, Item extends { id: string } = Value>(
  options: UseDetailOptions<Item>,
): Detail<Value> {
  const { id, live = [] } = options;
  const part = useLoaderData() as Part<Value>;
  const { revalidate, state } = useRevalidator();
  const reread = useCallback(() => void revalidate(), [revalidate]);
  const [known, setKnown] = useState(part.value);
  if (part.value !== null && part.value !== known) setKnown(part.value);
  useLive<Item>({ events: live, id, reread });
  const value = part.value ?? known;
  return {
    value: value?.id === id ? value : null,
    failure: part.failure,
    reread,
    rereading: state === 'loading',
  };
}
