import type { PageData } from '../page/page-data';
import type { Router } from './watch-vitals';

/** Milliseconds after the page is there: what is measured is never what delays it. */
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
  setTimeout(idle, LATER);
}
