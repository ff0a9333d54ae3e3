import { useEffect, useLayoutEffect, useRef } from 'react';

import type { FreeTime } from './doctor';
import type { Hold } from './use-hold';

// A layout effect on the server only warns.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The time was chosen or is taken: remove it from the URL, so that a reload keeps the current form. */
function forgetInAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('at')) return;
  address.searchParams.delete('at');
  // Also that it was pressed: a reload is no press.
  const { usr: _pressed, ...state } = (history.state as Record<string, unknown> | null) ?? {};
  history.replaceState(state, '', address);
}

/**
 * Selects the time in the URL, once, instead of an earlier choice, since the user followed that link. A later choice on
 * this page, even before hydration, wins. Opening a URL reserves nothing; pressing a time on a page of the site does.
 * @param at its start, ISO 8601
 * @param pressed on a page of the site, see `PRESSED_TIME`
 * @param form ready once stored answers are restored; `startsAt` is the current choice
 * @param offered null while the free times load
 */
export function useAskedTime(
  at: string | null,
  pressed: boolean,
  { ready, startsAt }: { ready: boolean; startsAt: string },
  offered: readonly FreeTime[] | null,
  { choose, suggest, miss }: Pick<Hold, 'choose' | 'suggest' | 'miss'>,
): void {
  const begun = useRef(false);
  const earlier = useRef<string>(undefined);

  useBeforePaint(() => {
    // Stored answers are not restored yet: a checked radio was clicked in the server's HTML.
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
    else if (pressed) choose(wanted.starts_at, wanted.kind);
    else suggest(wanted.starts_at);
  }, [at, pressed, ready, startsAt, offered, choose, suggest, miss]);
}
