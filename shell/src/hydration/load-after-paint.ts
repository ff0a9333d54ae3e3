export interface PageScript {
  /** Address of the file. */
  src: string;
  /** `sha384-…`; empty where it is not known. */
  integrity: string;
}

export interface LoadOptions {
  /** The script that starts the page. It runs once the document is read to its end. */
  main: PageScript;
  /** Scripts that run before it, in this order. */
  before: readonly PageScript[];
  /** Scripts it asks for at once. */
  ahead: readonly PageScript[];
  /** Milliseconds after the load event when the scripts are fetched even if the browser reports no paint; null: they are fetched at once. */
  patience: number | null;
}

/**
 * Runs in the document's head: fetches the page's scripts as soon as something is painted, so that they take neither the line
 * nor the processor from what is read first. A page in a background tab is not painted: there they are fetched at once. The
 * page's policy allows this script by its hash, and others because it adds them ('strict-dynamic').
 *
 * The server writes this function into the page as it is: it must not use anything outside of itself.
 */
export function loadAfterPaint({ main, before, ahead, patience }: LoadOptions): void {
  const add = (tag: 'link' | 'script', attributes: object): void => {
    document.head.append(Object.assign(document.createElement(tag), attributes));
  };
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    const isRead = document.readyState !== 'loading';
    // Not async: scripts that are added run in their order.
    const runMain = (): void => [...before, main].forEach((each) => add('script', { async: false, ...each }));
    if (isRead) runMain();
    else addEventListener('DOMContentLoaded', runMain);
    for (const { src, integrity } of isRead ? ahead : [...before, main, ...ahead])
      // `as` before `href`: the fetch begins with the address.
      add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', integrity, href: src });
  };
  if (patience === null) {
    begin();
    return;
  }
  const beginHidden = (): void => {
    if (document.visibilityState === 'hidden') begin();
  };
  document.addEventListener('visibilitychange', beginHidden);
  beginHidden();
  addEventListener('load', () => setTimeout(begin, patience));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
}
