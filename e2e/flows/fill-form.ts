import { expect, type Locator } from '@playwright/test';

import { ONE_TRY } from '../harness/patience.ts';

/** Fills in the fields of a form by their names, whatever kind each is. A radio button is chosen by its value. */
export async function fillByName(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`[name="${field}"]`).first();
    const kind = await control.evaluate((element) => `${element.tagName} ${(element as HTMLInputElement).type}`);
    if (kind === 'INPUT radio') {
      const choice = form.locator(`[name="${field}"][value="${value}"]`);
      // The radio is under its label, and has no size before layout.
      await expect(() => choice.check({ force: true, ...ONE_TRY })).toPass();
    } else if (kind.startsWith('SELECT')) await control.selectOption(value);
    else await control.fill(value);
  }
}
