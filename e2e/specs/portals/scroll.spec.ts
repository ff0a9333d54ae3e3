/** Where a page begins: a new one at its top, whatever was scrolled before, and one that was left where it was left. */
import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.getByRole('grid').getByRole('row').locator('a[data-open]');

test('a list begins at its top after a scrolled page, and is found again where it was left', async ({ signedIn }) => {
  const page = await signedIn('ayana_staff', { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const rail = page.getByRole('banner').getByRole('navigation');
  await page.goto('/admin/organisations');
  await expect(rows(page).first()).toBeVisible();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
  const left = await scrolled(page);
  await rows(page).nth(10).dispatchEvent('click');
  await expect(page).toHaveURL(/\/organisations\/[\w-]+$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);

  await rail.getByRole('link', { name: /^Activity/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(rows(page).or(page.getByRole('grid').getByRole('row').nth(1)).first()).toBeVisible();
  // Nothing scrolls it afterwards: what moves is not pressed.
  const places = await page.evaluate(async () => {
    const seen = new Set<number>();
    const end = performance.now() + 1000;
    while (performance.now() < end) {
      seen.add(Math.round(window.scrollY));
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(places).toEqual([0]);
});
