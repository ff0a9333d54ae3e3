import { useEffect, useRef } from 'react';
import { useRealtime } from '@ayana/portal-kit';
import type { RealtimeData, RealtimeEventType } from '@ayana/contracts/realtime';

/** Events within this time cause one reload, in milliseconds. */
const SETTLE = 400;

/** The events whose data is such an item. */
export type EventsOf<Item> = {
  [Type in RealtimeEventType]: RealtimeData<Type> extends Item ? Type : never;
}[RealtimeEventType];

export interface LiveOptions<Item> {
  events: readonly EventsOf<Item>[];
  /** Only events about this id count, as on a detail page. */
  id?: string | undefined;
  /** Which events count, where the id does not say it. */
  isAbout?: (item: Item) => boolean;
  /** Called with the data of each event. */
  receive?: (item: Item) => void;
  /** Events after which the page is read again, whatever they are about. */
  rereadOn?: readonly EventsOf<{ id: string }>[];
  /** Reads the page again: soon after events, after a reconnect, and every 30 s without a connection. */
  reread: () => void;
}

/** Keeps a list or a detail page up to date while it is open. */
export function useLive<Item extends { id: string }>(options: LiveOptions<Item>): void {
  const { events, id, isAbout, receive, rereadOn = [], reread } = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(reread);
  useEffect(() => {
    latest.current = reread;
  });
  useEffect(() => {
    const timers = timer;
    return () => clearTimeout(timers.current);
  }, []);
  const settle = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SETTLE);
  };
  const handle = (item: Item): void => {
    if ((id !== undefined && item.id !== id) || isAbout?.(item) === false) return;
    receive?.(item);
    settle();
  };
  const handlers = [...events.map((event) => [event, handle]), ...rereadOn.map((event) => [event, settle])];
  useRealtime(Object.fromEntries(handlers), { reread, enabled: handlers.length > 0 });
}
