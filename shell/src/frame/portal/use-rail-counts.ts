import { REALTIME_EVENTS, type RealtimeEventType } from '@ayana/contracts/realtime';
import { call, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import type { Line } from './rail-items';

/** Events within this time cause only one reload, in milliseconds. */
const SETTLE = 400;
/** Counts that change without events (late ones) are reloaded this often, in milliseconds. */
const REREAD = 30_000;

type Counts = Readonly<Record<string, number>>;

/** The paths of the counts of some entries. */
function addressesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ count, late }) => [count?.path, late?.path]))].filter(
    (path) => path !== undefined,
  );
}

/** The path comes from a portal.json, so its answer is checked. */
function asCount(answer: unknown): number {
  if (typeof answer !== 'number') throw new TypeError('A count of the rail is not a number.');
  return answer;
}

/** Debounces a function. */
function useSettled(work: () => void): () => void {
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const timers = timer;
    return () => clearTimeout(timers.current);
  }, []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SETTLE);
  }, []);
}

/**
 * The counts of the entries, by path: loaded when the rail appears, when one of its events arrives, after
 * an action on this page, and every 30 s while visible. A count that fails to load is not shown.
 */
export function useRailCounts(lines: readonly Line[]): Counts {
  const [counts, setCounts] = useState<Counts>({});
  const addresses = addressesOf(lines).join(' ');

  const read = useCallback(() => {
    if (addresses === '' || document.visibilityState !== 'visible') return;
    for (const path of addresses.split(' ')) {
      call('GET', path)
        .then(asCount)
        .then((count) => setCounts((before) => (before[path] === count ? before : { ...before, [path]: count })))
        .catch(() => setCounts(({ [path]: _gone, ...rest }) => rest));
    }
  }, [addresses]);
  useEffect(() => {
    read();
    const again = setInterval(read, REREAD);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', read);
    };
  }, [read]);

  const soon = useSettled(read);
  const events = new Set(lines.flatMap(({ count, late }) => [...(count?.events ?? []), ...(late?.events ?? [])]));
  const handlers: Partial<Record<RealtimeEventType, () => void>> = Object.fromEntries(
    REALTIME_EVENTS.filter((event) => events.has(event)).map((event) => [event, soon]),
  );
  useRealtime(handlers, { reread: soon });

  const writing = useFetchers().some(
    ({ formMethod, state }) => state !== 'idle' && formMethod !== undefined && formMethod !== 'GET',
  );
  const wrote = useRef(false);
  useEffect(() => {
    if (wrote.current && !writing) soon();
    wrote.current = writing;
  }, [soon, writing]);
  return counts;
}
