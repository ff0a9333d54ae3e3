import { ApiProblem, type PartFailure, readPart } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Detail } from './use-detail';
import { type EventsOf, useLive } from './use-live';

export interface UsePartOptions<Value, Item> {
  /** What is read: another key is another part. */
  key: string;
  read: () => Promise<Value>;
  /**
   * What the page has read and this part belongs to: the part is read again after each reading of the page. In the place of events that the page
   * listens to as well: when they say that it is gone, the page says so, and nothing asks for its parts.
   */
  of?: object;
  /** Events after which it is read again. */
  live?: readonly EventsOf<Item>[];
  /** Which of these events count; all without it. */
  isAbout?: (item: Item) => boolean;
}

interface Known<Value> {
  /** Of the reading it comes from. */
  reading: string;
  key: string;
  value: Value | null;
  failure: PartFailure | null;
}

/** A part of a page that is read apart from its loader, once it is shown. A failed reading leaves what was there. */
export function usePart<Value, Item extends { id: string } = { id: string }>(
  options: UsePartOptions<Value, Item>,
): Detail<Value> {
  const { key, of, live = [], isAbout } = options;
  const [known, setKnown] = useState<Known<Value> | null>(null);
  const [turn, setTurn] = useState(0);
  const [readFor, setReadFor] = useState(of);
  if (of !== readFor) {
    setReadFor(of);
    setTurn(turn + 1);
  }
  const latest = useRef(options.read);
  useEffect(() => {
    latest.current = options.read;
  });
  const reading = `${turn} ${key}`;
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { value, failure } = await readPart(latest.current());
      if (!isWanted) return;
      setKnown((before) => ({ reading, key, failure, value: value ?? (before?.key === key ? before.value : null) }));
    };
    // A session that has ended replaces the whole page: nothing is left for this part to say.
    load().catch((error: unknown) => {
      if (!(error instanceof ApiProblem && error.status === 401)) throw error;
    });
    return () => {
      isWanted = false;
    };
  }, [key, reading]);
  const reread = useCallback(() => setTurn((before) => before + 1), []);
  useLive<Item>({ events: live, ...(isAbout === undefined ? {} : { isAbout }), reread });
  const mine = known?.key === key ? known : null;
  return {
    value: mine?.value ?? null,
    failure: mine?.failure ?? null,
    reread,
    rereading: known?.reading !== reading,
  };
}
