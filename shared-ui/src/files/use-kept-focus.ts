import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus near a button that is removed with its row: otherwise the keyboard would continue at the top of the page. */
export function useKeptFocus(near: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) near.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
