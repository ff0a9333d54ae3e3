/** The cases by their stage: moved by pointer, after saying what that sets off. */
import type { Page } from '@playwright/test';

import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^\\d+\\. ${name} \\d`) });

test('a case is dragged to its next stage, which first says what it sets off', async ({ signedIn, site }) => {
  // Alone on the board: cases of other tests would move the card away from the pointer.
  const { name } = await beginCase(site, 'Dalia', { country: 'Seychelles' });
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/case-manager/board?country=Seychelles');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(column(page, 'Records and consent').getByRole('link', { name })).toBeVisible();
  await fitsItsWidth(page);

  await card.dragTo(column(page, 'Medical opinion'), { targetPosition: { x: 20, y: 60 } });
  const dialog = page.getByRole('dialog', { name: 'Complete “Records and consent”' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('A doctor of the field is asked for an opinion, due in 2 days.');
  // What usually comes first has not happened here: it is confirmed.
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('textbox').fill('All papers are here.');
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(column(page, 'Medical opinion').getByRole('link', { name })).toBeVisible();
});
