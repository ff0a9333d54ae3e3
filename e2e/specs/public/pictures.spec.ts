import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';

/** Painted pictures; the footer's has two drawings instead. */
const PAINTED = 'picture:has([type="image/avif"]) img';

/** The file the browser chose for each picture, as `<format> <width>`, after loading. */
const chosen = (page: Page): Promise<string[]> =>
  page.locator('picture img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ currentSrc }) => /-(\d+)\.(\w+)$/.exec(currentSrc))
      .map((found) => `${found?.[2]} ${found?.[1]}`),
  );

test('a phone loads a smaller file than a desktop, and both load AVIF that is cached for a year', async ({
  newPerson,
}) => {
  const head: Record<number, string | undefined> = {};
  for (const width of [390, 1440]) {
    const page = await newPerson({ viewport: { width, height: 900 } });
    const answer = page.waitForResponse(/view-mumbai\.[0-9a-f]{8}-\d+\.avif$/);
    await page.goto('/destinations');
    const picture = await answer;
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await expect.poll(async () => (await chosen(page))[0]).toBeDefined();
    head[width] = (await chosen(page))[0];
  }
  expect(head).toEqual({ 390: 'avif 480', 1440: 'avif 1440' });
});

test('pictures have alternative texts, load lazily, and move nothing', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        // Opening a section may move what is below it.
        if (!hadRecentInput)
          Object.assign(globalThis, { moved: (globalThis as unknown as { moved: number }).moved + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/destinations');
  const last = page.getByRole('img', { name: /^Glass towers on the river in Noida/, includeHidden: true });
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await page.getByText('14 more cities').click();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.01);
  // The head's picture is decorative; each city's has an alternative text.
  const alts = await page.locator(PAINTED).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts).toHaveLength(21);
  expect(alts[0]).toBe('');
  expect(new Set(alts).size).toBe(21);
});

test('without AVIF a browser loads WebP, and without pictures their colours are shown', async ({ page }) => {
  await page.goto('/destinations');
  const first = page.locator('picture:has([type="image/avif"])').first();
  await expect(first.locator('source').nth(1)).toHaveAttribute('type', 'image/webp');
  await expect(first.locator('img')).toHaveAttribute('style', /linear-gradient/);
  const webp = (await first.locator('source').nth(1).getAttribute('srcset'))?.split(' ')[0] ?? '';
  const png = (await first.locator('img').getAttribute('src')) ?? '';
  for (const [address, type] of [
    [webp, 'image/webp'],
    [png, 'image/png'],
  ] as const) {
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});

test('a hospital shows the city around it', async ({ page }) => {
  await page.goto('/hospital/0190a000-0000-7000-8000-000000000101');
  await expect(page.getByRole('img', { name: /^A lighthouse on the beach of Chennai/ })).toBeAttached();
  await page.getByRole('link', { name: /^About Chennai:/ }).click();
  await expect(page).toHaveURL('/destinations/chennai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treatment in Chennai');
});
