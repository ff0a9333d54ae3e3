import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/** Texts and controls covered by the chat and call buttons when the page is scrolled to `at`. */
function covered(page: Page, at: number): Promise<string[]> {
  return page.evaluate((place) => {
    window.scrollTo({ top: document.documentElement.scrollHeight * place, behavior: 'instant' });
    const chat = [...document.querySelectorAll('a[href*="wa.me"]')].find((link) => link.getClientRects().length > 0);
    // In a portal it is in the bar, or in the rail.
    const float = chat?.closest('aside') ?? chat?.parentElement;
    if (float == null) return ['no buttons'];
    const box = float.getBoundingClientRect();
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (said === '' || parent === null || float.contains(parent) || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const under = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      if (under) found.push(said.slice(0, 60));
    }
    return found;
  }, at);
}

test.describe('as the server sent it', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat and call buttons cover no text of a page on a desktop', async ({ page, faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    await page.setViewportSize({ width: 1400, height: 900 });
    for (const path of ['/', '/services', '/hospitals', '/compare', '/contact', '/treatments', '/login']) {
      await page.goto(path);
      await expect(new SiteFrame(page).chatButton).toBeVisible();
      for (const width of [1400, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const at of [0, 0.2, 0.4, 0.6, 0.8, 1])
          expect(await covered(page, at), `${path} at ${at}, ${width} px wide`).toEqual([]);
      }
    }
  });
});

test('a portal can be read to its end beside the chat and call buttons, on a phone and a desktop', async ({
  signedIn,
}) => {
  const page = await signedIn('patient', { viewport: { width: 390, height: 844 } });
  await page.goto('/notifications');
  await expect(new PortalFrame(page).heading).toBeVisible();
  await expect(new SiteFrame(page).chatButton).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await covered(page, 1), `${width} px wide`).toEqual([]);
  }
});
