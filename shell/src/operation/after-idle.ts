import type { PageData } from '../document/page-data';
import type { Router } from './watch-vitals';

/** Milliseconds after the page has loaded, so that measuring does not delay it. */
const LATER = 4_000;

/** Measures the page, with code that loads when idle. Failures are ignored. */
export function watchVitals(router: Router, page: PageData): void {
  const begin = (): void => {
    import(/* webpackChunkName: "vitals" */ './watch-vitals').then(
      (vitals) => vitals.watch(router, page),
      () => {},
    );
  };
  const idle = (): unknown => (typeof requestIdleCallback === 'undefined' ? begin() : requestIdleCallback(begin));
  const wait = (): unknown => setTimeout(idle, LATER);
  // On a slow connection the page may be used long before it has loaded completely.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
