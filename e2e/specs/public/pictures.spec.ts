import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from '../../harness/page-checks.ts';

/** Painted pictures; the footer's has two drawings instead. */
const PAINTED = 'picture:has([type="image/avif"]) img';

/** The file the browser chose for the head's picture, as `<format> <width>`, after loading. */
async function chosen(page: Page): Promise<string> {
  const picture = page.locator('picture img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [, width, format] =
    /-(\d+)\.(\w+)$/.exec(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)) ?? [];
  return `${format} ${width}`;
}

test('pictures are cached AVIF in the size of the screen or other formats, have alternative texts, load lazily, and move nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShift(page);
  const answer = page.waitForResponse(/view-mumbai\.[0-9a-f]{8}-\d+\.avif$/);
  await page.goto('/destinations');
  expect((await answer).headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await chosen(page)).toBe('avif 480');

  const last = page.getByRole('img', { name: /^Glass towers on the river in Noida/, includeHidden: true });
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await page.getByText('14 more cities').click();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Opening a section may move what is below it; that is not counted.
  const { sum, what } = await layoutShift(page);
  expect(sum, what.join('\n')).toBeLessThan(0.01);
  // The head's picture is decorative; each city's has an alternative text.
  const alts = await page.locator(PAINTED).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts).toHaveLength(21);
  expect(alts[0]).toBe('');
  expect(new Set(alts).size).toBe(21);

  // Without AVIF a browser loads WebP, and until a picture is there its colours are shown.
  const first = page.locator('picture:has([type="image/avif"])').first();
  await expect(first.locator('source').nth(1)).toHaveAttribute('type', 'image/webp');
  await expect(first.locator('img')).toHaveAttribute('style', /linear-gradient/);
  const webp = (await first.locator('source').nth(1).getAttribute('srcset'))?.split(' ')[0] ?? '';
  const png = (await first.locator('img').getAttribute('src')) ?? '';
  for (const [address, type] of [
    [webp, 'image/webp'],
    [png, 'image/png'],
  ] as const) {
    const other = await page.request.get(address);
    expect([other.status(), other.headers()['content-type']]).toEqual([200, type]);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/destinations');
  expect(await chosen(page)).toBe('avif 1440');
});
