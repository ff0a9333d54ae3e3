/** A picture that never arrives does not keep the page from being printed. */
const LONGEST_MS = 5000;

/** Pictures that would load when they are scrolled to: paper is not scrolled. */
function loadPictures(): HTMLImageElement[] {
  const pictures = [...document.images];
  for (const picture of pictures)
    if (picture.getAttribute('loading') === 'lazy') picture.setAttribute('loading', 'eager');
  return pictures;
}

const openedHere = new Set<HTMLDetailsElement>();

/** For browsers whose print style cannot open a `details`. */
function unfold(): void {
  if (CSS.supports('selector(::details-content)')) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    details.open = true;
    openedHere.add(details);
  }
}

function fold(): void {
  for (const details of openedHere) details.open = false;
  openedHere.clear();
}

/** Prints the page once its pictures are there. */
export async function printPage(): Promise<void> {
  const loaded = loadPictures().map((picture) => picture.decode().catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.all(loaded), late]);
  window.print();
}

/**
 * Makes any page ready for paper when the browser prints it: what `printCss` cannot do.
 * @returns what ends it
 */
export function prepareForPrint(): () => void {
  const paper = window.matchMedia('print');
  const before = (): void => {
    loadPictures();
    unfold();
  };
  const change = (): void => (paper.matches ? before() : fold());
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', fold);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', fold);
    paper.removeEventListener('change', change);
  };
}
