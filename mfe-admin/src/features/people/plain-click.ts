import type { MouseEvent } from 'react';

/** Handles plain clicks only: with a modifier key the browser opens a new tab or window. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
