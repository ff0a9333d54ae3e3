/** Longest wait, in milliseconds, where nothing is painted: a tab in the background. */
const UNSEEN = 100;

/**
 * Resolves once the browser has had its turn to paint: what is read comes before what can be pressed, a press is seen before it is
 * answered, and the work is cut where a press can come in between.
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
