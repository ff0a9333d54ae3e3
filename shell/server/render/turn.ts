let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else draws in. Drawing a page holds the process for some milliseconds; many at
 * once, in one turn, would let everything that only passes through wait for all of them.
 */
export function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
