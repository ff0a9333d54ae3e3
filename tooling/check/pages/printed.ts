import type { Browser, Page } from 'playwright-core';

import type { Crawled } from './crawl.ts';

/** A sheet of A4 between its margins. */
const SHEET = { width: 718, height: 1000 };

/** A heading that says what the one before it says; given in the page's order. */
export function equalNeighbours(headings: readonly string[]): string[] {
  const said = headings.map((each) => each.replaceAll(/\s+/g, ' ').trim());
  return said.flatMap((each, at) => (each !== '' && each === said[at - 1] ? [`twice in a row: "${each}"`] : []));
}

/** What is wrong with the page on paper: what is collapsed there, what can only be pressed or typed into, what floats over the text. */
export async function printFindings(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const found = await paperFindings(page);
  await page.emulateMedia({ media: 'screen' });
  if (size !== null) await page.setViewportSize(size);
  return found;
}

/** Of a page that is shown as on paper. */
async function paperFindings(page: Page): Promise<string[]> {
  const { found, headings } = await page.evaluate(readPaper);
  return [...found, ...equalNeighbours(headings)];
}

/** In the page. */
function readPaper(): { found: string[]; headings: string[] } {
  const shown = <T extends Element>(selector: string): T[] =>
    [...document.querySelectorAll<T>(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const named = (element: Element): string =>
    `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`;
  const CONTROLS = 'nav,button,select,textarea,dialog,[role="search"],input:not([type="checkbox"],[type="radio"])';
  const isClosed = (details: HTMLDetailsElement): boolean =>
    [...details.children].some(
      (part) => part.localName !== 'summary' && getComputedStyle(part).display !== 'none' && !part.checkVisibility(),
    );
  const floats = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  return {
    found: [
      ...shown(CONTROLS).map((each) => `a control on paper: ${named(each)}`),
      ...shown<HTMLDetailsElement>('details')
        .filter(isClosed)
        .map((each) => `closed on paper: ${named(each.querySelector('summary') ?? each)}`),
      ...shown('body *')
        .filter((each) => floats(each) && each.textContent.trim() !== '')
        .map((each) => `floats on paper: ${named(each)}`),
    ],
    headings: shown('h1,h2,h3,h4,h5,h6').map(({ textContent }) => textContent),
  };
}

/** Pictures of a page with its scripts that are not there when it is printed. */
export async function missingPictures(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images].filter((each) => each.checkVisibility());
    const loaded = await Promise.all(
      pictures.map((each) =>
        each.decode().then(
          () => true,
          () => each.naturalWidth > 0,
        ),
      ),
    );
    return pictures.filter((_, at) => loaded[at] !== true).map(({ src }) => `not loaded on paper: ${src}`);
  });
  await page.emulateMedia({ media: 'screen' });
  return missing;
}

/** The findings of pages whose HTML was read already, by path: the site is asked for their styles only. */
export async function printedFindings(
  browser: Browser,
  { answers, origin }: Crawled,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: SHEET });
  const found: Record<string, string[]> = {};
  try {
    await page.emulateMedia({ media: 'print' });
    await page.route('**', (route) => {
      const request = route.request();
      if (request.resourceType() === 'stylesheet') return route.continue();
      if (request.resourceType() !== 'document') return route.abort();
      return route.fulfill({
        contentType: 'text/html',
        body: answers.get(new URL(request.url()).pathname)?.html ?? '',
      });
    });
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      const lines = await paperFindings(page);
      if (lines.length > 0) found[path] = lines;
    }
  } finally {
    await page.close();
  }
  return found;
}
