import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { expect, type Page } from '@playwright/test';

import { SiteFrame } from '../pages/site-frame.ts';

/** Expects one toast with exactly this text. */
export async function seesToast(page: Page, title: string, text: string): Promise<void> {
  const { toasts } = new SiteFrame(page);
  await expect(toasts).toHaveCount(1);
  await expect(toasts.locator('p')).toHaveText([title, text]);
}

/** Expects section 8's toast for missing answers: destructive, so it is an alert. */
export async function seesMissingToast(page: Page, text: string): Promise<void> {
  await seesToast(page, MISSING_INFORMATION.title, text);
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
}
