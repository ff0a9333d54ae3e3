import type { Page } from '@playwright/test';

import { openFreeConsultation } from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The title, buttons and fields of the open dialog that a toast covers, by their texts. */
const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog === null) return ['no dialog'];
    const seen = dialog.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('#toasts [role]')].map((each) => each.getBoundingClientRect());
    return [...dialog.querySelectorAll('h2, button, input, select, textarea')]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const [from, until] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
        return toasts.some(
          (toast) =>
            from < until && from < toast.bottom && until > toast.top && left < toast.right && right > toast.left,
        );
      })
      .map((part) => part.getAttribute('name') ?? part.textContent);
  });

test('on a phone a toast covers nothing of a dialog: neither its title, its close button nor a field', async ({
  page,
}) => {
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  await press(dialog.submit);
  await expect(new SiteFrame(page).toasts).toHaveCount(1);
  await expect.poll(() => coveredByToasts(page)).toEqual([]);
  await dialog.close.click();
  // Beside the dialog the toast is where it was.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(new SiteFrame(page).toasts).toHaveCount(1);
});
