import { useEffect, useRef } from 'react';

/** In `history.state`: an entry of ours, with the page of the entry before it. */
const MARK = 'ayana_open';

interface Opened {
  close: () => void;
  /** Path and query of what is shown; undefined for what never changes the address while it is open. */
  shown: () => string | undefined;
  /** Set while it may only be closing for a moment, as when React runs effects twice. */
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/** What is open, the topmost last. */
const opened: Opened[] = [];
/** Steps back that we took ourselves. */
let ownSteps = 0;
let listens = false;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = opened.pop();
  if (top !== undefined) {
    // The page is the same: the router has nothing to do.
    event.stopImmediatePropagation();
    const shown = top.shown();
    if (shown !== undefined && shown !== location.pathname + location.search) {
      // What was chosen in it took the place of our entry: it stays chosen.
      ownSteps += 1;
      history.forward();
    }
    top.close();
  } else if (isMarked(event.state)) {
    // Left behind by a link in a dialog: one press of Back leads to the page before.
    event.stopImmediatePropagation();
    history.back();
  }
}

/** A step of the history for what has just opened. Its entry is the page's own, so that the router knows it. */
function open(entry: Opened): void {
  if (!listens) addEventListener('popstate', onPopState, true);
  listens = true;
  opened.push(entry);
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

/** @param goesOn whether a link leads away: its page then follows the entry, which is passed over on the way back */
function forget(entry: Opened, goesOn: boolean): void {
  const place = opened.indexOf(entry);
  // Closed by Back.
  if (place < 0) return;
  opened.splice(place, 1);
  if (goesOn || !isMarked(history.state)) return;
  ownSteps += 1;
  history.back();
}

const LONGEST_WAIT_MS = 2000;

/** Resolves once a dialog that was just closed has taken its step back: it would undo a navigation that begins before. */
export async function historyAtRest(): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while ((opened.length > 0 || ownSteps > 0) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Lets the browser's Back, and a phone's, close what is open instead of leaving the page.
 * @param shown path and query of the page, where choices made in it change them; each must replace the entry of the history
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, shown?: string): void {
  const latest = useRef({ onClose, shown });
  const entry = useRef<Opened | null>(null);
  useEffect(() => {
    latest.current = { onClose, shown };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let goesOn = false;
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[role="dialog"] a[href]') : null;
      goesOn = link !== null && link.target === '' && link.pathname !== location.pathname;
    };
    addEventListener('click', onClick, true);
    const own: Opened = entry.current ?? {
      close: () => latest.current.onClose(),
      shown: () => latest.current.shown,
      leaving: undefined,
    };
    if (entry.current === null) open(own);
    else clearTimeout(own.leaving);
    entry.current = own;
    return () => {
      removeEventListener('click', onClick, true);
      own.leaving = setTimeout(() => {
        entry.current = null;
        forget(own, goesOn);
      });
    };
  }, [isOpen]);
}
