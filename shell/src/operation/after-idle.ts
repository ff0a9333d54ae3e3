import type { PageData } from '../page/page-data';
import type { Router } from './watch-vitals';

/** Milliseconds after the page is there with all that belongs to it: what is measured is never what delays it. */
const LATER = 4_000;

/** Has the page measured, by code that comes when nothing else is to do. A failure is nobody's concern. */
export function watchVitals(router: Router, page: PageData): void {
  const begin = (): void => {
    import(/* webpackChunkName: "vitals" */ './watch-vitals').then(
      (vitals) => vitals.watch(router, page),
      () => {},
    );
  };
  const idle = (): unknown => (typeof requestIdleCallback === 'undefined' ? begin() : requestIdleCallback(begin));
  const wait = (): unknown => setTimeout(idle, LATER);
  // On a slow line the page may be used long before all of it is there.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
