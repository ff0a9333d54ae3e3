/** Longest wait in a background tab, which is not painted, in milliseconds. */
const UNSEEN = 100;

/**
 * Resolves after the browser could paint: content shows before it becomes interactive, a click is visible before it is
 * handled, and long work is split so that clicks can be handled in between.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after its callbacks.
      setTimeout(resolve);
    });
  });
}
