/**
 * The staff's lists: compact, they have room for twenty rows on a desktop, and they are worked by keyboard alone.
 */
import type { Page } from '@playwright/test';
import { fitsItsWidthAt } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { demoSignIn } from './people.ts';

/** Each with rows in the demo. */
const LISTS: readonly string[] = [
  '/case-manager?scope=all',
  '/admin/service-requests',
  '/admin/incident-command?view=all',
  '/admin/crisis-detection',
  '/admin/broadcast-management',
  '/admin/resource-mobilization',
  '/admin/activity',
  '/admin/appointments?view=list',
  '/admin/treatments',
  '/admin/hospitals',
  '/admin/doctors',
  '/admin/organisations',
  '/admin/regulatory-compliance/controls',
  '/admin/inbox/not-placed',
];

const rows = (page: Page) => page.locator('main [data-row]');

/** How many rows like those that are shown fit below the head of the list. */
async function room(page: Page): Promise<number> {
  await expect(rows(page).first()).toBeVisible();
  const { top, highest } = await rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return { top: boxes[0]?.top ?? 0, highest: Math.max(...boxes.map(({ height }) => height)) };
  });
  return Math.floor((900 - top) / highest);
}

/** Its rows are lines of a log, with nothing behind them. */
const LOG = '/admin/activity';

/** Goes to the second row and back to the first, and opens it, by keyboard alone. */
async function openFirst(page: Page): Promise<void> {
  const link = (at: number) => rows(page).nth(at).locator('a[data-open]');
  const list = page.url();
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(at)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toBe(list);
}

story(
  'compact, each list has room for twenty rows on a desktop and is worked by keyboard; the choice holds for all of them',
  async ({ newPerson }) => {
    story.slow();
    const page = await demoSignIn(newPerson, 'ayana_staff');
    const found: [string, number][] = [];
    for (const [at, path] of LISTS.entries()) {
      await page.goto(path);
      await expect(rows(page).first()).toBeVisible();
      if (at === 0) {
        expect(await room(page)).toBeLessThan(15);
        await page.keyboard.press('d');
      }
      await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
      found.push([path, await room(page)]);
      if (path !== LOG) await openFirst(page);
    }
    expect(found.filter(([, fit]) => fit < 20)).toEqual([]);
    expect(found).toHaveLength(14);
    await page.goBack();
    await fitsItsWidthAt(page, [390, 860]);
  },
);

story('a list is searched, walked through, selected from and opened by keyboard alone', async ({ newPerson }) => {
  const page = await demoSignIn(newPerson, 'ayana_staff');
  await page.goto('/admin/service-requests');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('interpreter');
  await expect(page).toHaveURL(/interpreter/);
  await expect(rows(page).first()).toContainText(/interpreter/i);
  // Out of the field, the letters are keys again.
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect(rows(page).nth(0).locator('[data-open]')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Actions on the selected rows' })).toContainText('1 selected');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Search the list');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  // The list has the keys again once the row has the focus.
  await expect(rows(page).nth(1).locator('[data-open]')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/service-requests\/[\w-]+$/);
});
