import { useEffect, useRef } from 'react';

/** Marks our entries in `history.state`; the value is the previous entry's page. */
const MARK = 'ayana_open';

interface Opened {
  close: () => void;
  /** Path and query of the page; undefined where the URL does not change while it is open. */
  shown: () => string | undefined;
  /** Set while it may be closing only for a moment, as when React runs effects twice. */
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/** Open dialogs, the topmost last. */
const opened: Opened[] = [];
/** Steps back that this module has made. */
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
    // The page is the same: the router must not react.
    event.stopImmediatePropagation();
    const shown = top.shown();
    if (shown !== undefined && shown !== location.pathname + location.search) {
      // Choices made in it have replaced our entry: keep them.
      ownSteps += 1;
      history.forward();
    }
    top.close();
  } else if (isMarked(event.state)) {
    // An entry left by a link in a dialog: skip it.
    event.stopImmediatePropagation();
    history.back();
  }
}

/** Adds a history entry for a dialog. It copies the page's entry, so that the router knows it. */
function open(entry: Opened): void {
  if (!listens) addEventListener('popstate', onPopState, true);
  listens = true;
  opened.push(entry);
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

/** @param goesOn whether a link navigates away: our entry is then skipped on the way back */
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

/** Resolves when a closing dialog has stepped back; an earlier navigation would be undone. */
export async function historySettled(): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while ((opened.length > 0 || ownSteps > 0) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Makes the browser's or phone's Back close a dialog instead of leaving the page.
 * @param shown path and query of the page, where choices in the dialog change them; each must replace the history entry
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
