let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other page is rendered. Rendering a page blocks the process for some milliseconds; many
 * pages in one turn would delay all proxied requests.
 */
export function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
