/** The cases by their stage: moved by pointer and by keyboard, after saying what that sets off. */
import type { Page } from '@playwright/test';

import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^\\d+\\. ${name} \\d`) });

test('a case is dragged to its next stage, which first says what it sets off', async ({ signedIn, site }) => {
  // Alone on the board: cases of other tests would move the card away from the pointer.
  const { name } = await beginCase(site, 'Dalia', { country: 'Seychelles' });
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/case-manager/board?country=Seychelles');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(column(page, 'Records and consent').getByRole('link', { name })).toBeVisible();
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);

  await card.dragTo(column(page, 'Medical opinion'), { targetPosition: { x: 20, y: 60 } });
  const dialog = page.getByRole('dialog', { name: 'Complete “Records and consent”' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('A doctor of the field is asked for an opinion, due in 2 days.');
  await dialog.getByRole('textbox').fill('All papers are here.');
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(column(page, 'Medical opinion').getByRole('link', { name })).toBeVisible();
});

test('on a phone and by keyboard a case is moved from its menu, over several stages', async ({ signedIn, site }) => {
  const { id, name } = await beginCase(site, 'Esha');
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/case-manager/board?limit=100');
  const menu = page.locator('summary', { hasText: `Move ${name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'To 4. Quotes and plan' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Complete “Records and consent” to “Medical opinion”' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete', exact: true }).press('Enter');
  await expect(column(page, 'Quotes and plan').getByRole('link', { name })).toBeAttached();
  const { current_stage } = await site.api.as<{ current_stage: number }>('super_admin', 'GET', `/cases/${id}`);
  expect(current_stage).toBe(3);
});
