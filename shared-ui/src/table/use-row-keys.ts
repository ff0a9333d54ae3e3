import { type KeyboardEvent, useRef, useState } from 'react';

/** Rows that Page Up and Page Down skip. */
const PAGE = 10;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_at, last) => last,
};

export interface RowKeys {
  /** The row that Tab stops at. */
  active: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/**
 * Moves between rows by keyboard: Tab reaches one row, arrow keys the others, Space selects, Enter follows the row's link.
 * @param show scrolls a row into view, so that it exists
 */
export function useRowKeys(options: {
  count: number;
  show: (index: number) => void;
  toggle: ((index: number) => void) | null;
}): RowKeys {
  const { count, show, toggle } = options;
  const [active, setActive] = useState(0);
  const frame = useRef(0);

  const focusRow = (body: Element, index: number, tries = 20): void => {
    const row = body.querySelector(`[data-index="${index}"]`);
    const link = row?.querySelector<HTMLElement>('[data-open]') ?? row?.querySelector('input');
    if (link) link.focus({ preventScroll: true });
    else if (tries > 0) frame.current = requestAnimationFrame(() => focusRow(body, index, tries - 1));
  };
  return {
    active: Math.min(active, Math.max(0, count - 1)),
    onFocus: ({ target }) => {
      const index = rowOf(target)?.dataset['index'];
      if (index !== undefined) setActive(Number(index));
    },
    onKeyDown: (event) => {
      const row = rowOf(event.target);
      const index = Number(row?.dataset['index'] ?? Number.NaN);
      if (row === null || Number.isNaN(index) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      if (step !== undefined) {
        event.preventDefault();
        const next = Math.min(count - 1, Math.max(0, step(index, count - 1)));
        setActive(next);
        show(next);
        cancelAnimationFrame(frame.current);
        focusRow(event.currentTarget, next);
      } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement && toggle !== null) {
        event.preventDefault();
        toggle(index);
      }
    },
  };
}
