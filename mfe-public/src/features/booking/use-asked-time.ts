import { useEffect, useLayoutEffect, useRef } from 'react';

import type { FreeTime } from './doctor';
import type { Hold } from './use-hold';

// A layout effect on the server only warns.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The time was chosen or is gone: a reload shows how the form stands now, not how it was begun. */
function forgetInAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('at')) return;
  address.searchParams.delete('at');
  history.replaceState(history.state, '', address);
}

/**
 * Chooses the time an address names, once, in place of an earlier choice: who follows a link means the link. Whoever has chosen on
 * this page since, be it before its code came, means that.
 * @param at its start, ISO 8601
 * @param form ready once kept answers were put back; `startsAt` is what is chosen now
 * @param offered null while the free times are read
 */
export function useAskedTime(
  at: string | null,
  { ready, startsAt }: { ready: boolean; startsAt: string },
  offered: readonly FreeTime[] | null,
  { choose, miss }: Pick<Hold, 'choose' | 'miss'>,
): void {
  const begun = useRef(false);
  const earlier = useRef<string>(undefined);

  useBeforePaint(() => {
    // Kept answers are not back yet: what is checked now was pressed in what the server drew.
    begun.current = document.querySelector('input[name="startsAt"]:checked') !== null;
    if (begun.current) forgetInAddress();
  }, []);

  useEffect(() => {
    if (begun.current || at === null || !ready) return;
    earlier.current ??= startsAt;
    const isChosenHere = earlier.current !== startsAt;
    if (offered === null && !isChosenHere) return;
    begun.current = true;
    forgetInAddress();
    const start = Date.parse(at);
    if (isChosenHere || Number.isNaN(start) || Date.parse(startsAt) === start) return;
    const wanted = offered?.find(({ starts_at }) => Date.parse(starts_at) === start);
    if (wanted === undefined) miss(new Date(start).toISOString());
    else choose(wanted.starts_at, wanted.kind);
  }, [at, ready, startsAt, offered, choose, miss]);
}
