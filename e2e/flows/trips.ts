import type { Page } from '@playwright/test';

import { expect } from '../harness/fixtures.ts';

/** On the patient's travel plan: when a flight to India leaves on the clock of the device, and lands on that of India. */
export async function reportFlight(
  page: Page,
  { day, departure, landing }: { day: string; departure: string; landing: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Tell us a flight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your flight' });
  await dialog.getByRole('textbox', { name: /^Flight number/ }).fill('KQ 210');
  await dialog.getByLabel(/^Day of departure/).fill(day);
  await dialog.getByLabel(/^Departure/).fill(departure);
  await dialog.getByLabel(/^Day of landing/).fill(day);
  await dialog.getByLabel(/^Landing/).fill(landing);
  await dialog.getByRole('combobox', { name: 'Clock of the landing' }).selectOption('Asia/Kolkata');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
}
