import type { MouseEvent } from 'react';

/** Acts on a press without a key held: the others open a link in a new tab or window and are the browser's. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
