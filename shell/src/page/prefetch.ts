import { savesData } from '@ayana/shared-ui/line';

/** Milliseconds someone rests on a link before its page is fetched: passing over a menu fetches nothing. */
const REST = 80;

/**
 * Fetches the code of the page a link leads to once someone rests on it with the pointer or the keyboard, or puts a finger on it: the
 * press then waits for data alone. Nothing for those who asked their browser to save data.
 * @param load brings the page at a path of this site; a failure is the press's to tell
 * @returns a function that stops it
 */
export function prefetchOnIntent(document: Document, load: (path: string) => Promise<unknown>): () => void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = ({ target, type }: Event): void => {
    clearTimeout(timer);
    // One that opens a dialog leads nowhere: its page would only take the line from the dialog.
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
