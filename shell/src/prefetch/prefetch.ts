import { savesData } from '@ayana/shared-ui/connection';

/** Milliseconds the pointer must rest on a link before its page is fetched, so that passing over a menu fetches nothing. */
const REST = 80;

/**
 * Fetches the code of a link's page when the pointer or focus rests on it, or a finger touches it: the
 * click then waits only for data. Does nothing in data-saving mode.
 * @param load loads the page at a path of this site; the click reports a failure
 * @returns a function that stops it
 */
export function prefetchOnIntent(document: Document, load: (path: string) => Promise<unknown>): () => void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = ({ target, type }: Event): void => {
    clearTimeout(timer);
    // Skip links that open a dialog: their page would only slow the dialog down.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([aria-haspopup])') : null;
    if (link === null || link.origin !== location.origin || link.target !== '' || asked.has(link.pathname)) return;
    const { pathname } = link;
    const fetchIt = (): void => {
      asked.add(pathname);
      load(pathname).catch(() => asked.delete(pathname));
    };
    if (type === 'pointerdown') fetchIt();
    else timer = setTimeout(fetchIt, REST);
  };
  if (savesData()) return () => undefined;
  const signs = ['pointerover', 'focusin', 'pointerdown'] as const;
  for (const sign of signs) document.addEventListener(sign, take, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, take, true);
  };
}
