import { widths } from '@ayana/tooling/check/pages/looks.ts';
import type { Page } from 'playwright-core';

/** What causes sideways scrolling at each width (WCAG 1.4.10), and with text alone at 200 % (1.4.4). */
export async function widthFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (at: string): Promise<void> => {
    const { content, width } = await widths(page);
    if (content > width) found.push(`${content} px wide at ${at}: ${(await sticksOut(page)).join(', ')}`);
  };
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('1280 px and 200 % text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** The first few of the innermost elements beyond the right edge. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && element.checkVisibility(),
    );
    return beyond
      .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Opens every fold of a page's content. The header's menu covers the page: it is checked by itself. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

/** Closes what covers a phone's page while it is open. @returns whether there was any */
export function foldSheets(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLDetailsElement>('details:has(#filters)')];
    for (const details of sheets) details.open = false;
    return sheets.length > 0;
  });
}
