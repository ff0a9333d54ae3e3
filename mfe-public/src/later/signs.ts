/** What a person does before they can meet anything below the first view. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const;

/** Resolves at the next sign that somebody does more than look at what is there. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const seen = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** Whoever comes back, reloads, or follows a link into the middle of the page is below its first view already. */
export function isUnderWay(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const kind = arrival instanceof PerformanceNavigationTiming ? arrival.type : 'navigate';
  return kind !== 'navigate' || scrollY > 0 || location.hash !== '';
}
