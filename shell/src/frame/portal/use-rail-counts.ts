import { REALTIME_EVENTS, type RealtimeEventType } from '@ayana/contracts/realtime';
import { call, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import type { Line } from './rail-lines';

/** Many events at once cost one reading, in milliseconds. */
const SETTLE = 400;
/** What no event tells of (the time itself, for what runs late) is read again this often, in milliseconds. */
const REREAD = 30_000;

type Counts = Readonly<Record<string, number>>;

/** The addresses a set of lines counts by. */
function addressesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ count, late }) => [count?.path, late?.path]))].filter(
    (path) => path !== undefined,
  );
}

/** The address comes from a portal.json: what it answers is looked at. */
function asCount(answer: unknown): number {
  if (typeof answer !== 'number') throw new TypeError('A count of the rail is not a number.');
  return answer;
}

/** Calls once things have settled, however often it was asked to. */
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
 * How many wait behind each line, by the address that counts them: read when the rail appears, when one of its events comes, after
 * something was written on this page, and every 30 s while somebody looks. A count that cannot be read is not shown.
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
