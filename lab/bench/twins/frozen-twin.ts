import { brotliCompressSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import { startTwin, type Twin } from './twin.ts';

/** What a page shows now as a page of its own: the same elements and styles, fonts and pictures, without any script. */
export async function startFrozenTwin(page: Page, site: string, path: string): Promise<Twin> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll(
      'script, style, link[rel="stylesheet"], link[as="script"], link[rel="modulepreload"]',
    ))
      gone.remove();
    const style = document.createElement('style');
    // Styles that scripts put in are in no element's text.
    style.textContent = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const body = brotliCompressSync(html);
  return startTwin(site, (asked) => (asked === path ? { headers, body } : undefined));
}
