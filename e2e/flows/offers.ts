import type { Page } from '@playwright/test';

import { expect } from '../harness/fixtures.ts';
import { inDays } from '../harness/people.ts';

/** Writes and signs an opinion in the section of a case that is open on the page. */
export async function signOpinion(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write an opinion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Medical opinion' });
  await dialog.getByRole('textbox', { name: /^Opinion/ }).fill(text);
  await dialog
    .getByRole('combobox', { name: 'Fit to travel' })
    .selectOption({ label: 'Fit to travel with conditions' });
  await dialog.getByRole('textbox', { name: /^Days in hospital/ }).fill('5');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign it' }).click();
  await expect(page.getByRole('region', { name: 'Medical opinion' })).toContainText('Signed by');
}

export interface EnteredQuote {
  hospital: string;
  /** What it is, and its price in US dollars. */
  lines: readonly (readonly [category: string, label: string, price: string])[];
}

/** Enters what a hospital offers in the section of a case that is open on the page, and sends it. */
export async function sendQuote(page: Page, { hospital, lines }: EnteredQuote): Promise<void> {
  await page.getByRole('button', { name: 'Enter a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote of a hospital' });
  await dialog.getByRole('searchbox', { name: 'Hospital' }).fill(hospital);
  await dialog.getByRole('button', { name: new RegExp(`^${hospital}`) }).click();
  await dialog.getByLabel(/^Valid until/).fill(inDays(20));
  for (const [at, [category, label, price]] of lines.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: 'Add a line' }).click();
    const line = dialog.getByRole('group', { name: `Line ${at + 1}` });
    await line.getByRole('combobox', { name: 'Category' }).selectOption({ label: category });
    await line.getByRole('textbox', { name: /^What it is/ }).fill(label);
    await line.getByRole('textbox', { name: /^Price of one/ }).fill(price);
  }
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog).toBeHidden();
  const entry = page.getByRole('article', { name: hospital, exact: true });
  await entry.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(entry).toContainText('Open');
}
