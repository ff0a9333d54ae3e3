/** The requests as a board: dragged by pointer, moved by keyboard, and kept where the workflow says no. */
import type { Page } from '@playwright/test';

import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });

test('a request is dragged to its next state, not to one the workflow refuses, and the columns scroll', async ({
  signedIn,
  site,
}) => {
  const service = await publishService(site);
  const { number } = await askFor(site, service, 'Wheelchair');
  const page = await signedIn('admin', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`/admin/service-requests?item=${service.id}`);
  await page.getByRole('button', { name: 'As a board' }).click();
  await expect(page).toHaveURL(/view=board/);
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(column(page, 'New').getByText(number, { exact: true })).toBeVisible();
  await fitsItsWidth(page);

  // Its centre is where the columns begin to scroll.
  await card.dragTo(column(page, 'Waiting'), { targetPosition: { x: 20, y: 100 } });
  await expect(page.getByRole('alert')).toContainText(`${number} stays where it is`);
  await expect(column(page, 'New').getByText(number, { exact: true })).toBeVisible();
  await card.dragTo(column(page, 'In progress'));
  await expect(column(page, 'In progress').getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(column(page, 'Resolved')).not.toBeInViewport();
  await card.hover();
  await page.mouse.down();
  const box = await page.getByRole('group', { name: 'Requests by state' }).last().boundingBox();
  const [edge, middle] = [(box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + 150];
  // The browser tells of a drag while the pointer moves.
  for (let step = 0; step < 60; step += 1) await page.mouse.move(edge, middle + (step % 5), { steps: 2 });
  await expect(column(page, 'Resolved')).toBeInViewport();
  await page.mouse.up();
});

test('on a phone and by keyboard a card’s menu moves it, and asks what the step needs', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const { id, number } = await askFor(site, service, 'Stretcher');
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`/admin/service-requests?view=board&item=${service.id}`);
  // A colleague's step shows without a reload.
  await expect(column(page, 'New').getByText(number, { exact: true })).toBeAttached();
  await site.api.as('super_admin', 'POST', `/service-requests/${id}/transitions`, { name: 'start' });
  await expect(column(page, 'In progress').getByText(number, { exact: true })).toBeAttached();

  const menu = page.locator('summary', { hasText: `Move ${number}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'To Resolved' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Resolve' });
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByText('Please say what was done.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What was done' }).fill('It is in the ward.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(column(page, 'Resolved').getByText(number, { exact: true })).toBeAttached();
  await fitsItsWidth(page);
});
