import type { Page } from '@playwright/test';

import { fillFreeConsultation } from '../../flows/ask-for-consultation.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ONE_LOOK } from '../../harness/patience.ts';
import { demoPerson } from '../../harness/people.ts';
import { FreeConsultationDialog } from '../../pages/consultation-dialogs.ts';

/** A lazy page: its code loads with the first activity. */
async function seesAfterMoving(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    await expect(page.getByText(text).first()).toBeVisible(ONE_LOOK);
  }).toPass();
}

const KNEE = '/trip-cost?treatment=knee-replacement&city=chennai&attendants=1&from=KE&currency=KES';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a treatment and a city give the trip’s cost as a range, part by part', async ({ page, faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    await page.goto('/destinations/chennai');
    await page.getByRole('link', { name: 'What would the trip cost?' }).first().click();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('chennai');
    await page.getByLabel('Treatment', { exact: true }).selectOption('Knee replacement');
    await page.getByLabel('You fly from').selectOption('Dhaka, Bangladesh');
    await page.getByLabel('Currency').selectOption('BDT');
    await page.getByRole('button', { name: 'Show the cost' }).click();
    const cost = page.getByRole('region', { name: 'Knee replacement in Chennai' });
    await expect(cost).toContainText(/The whole trip\s*BDT [\d,]+ to BDT [\d,]+/);
    for (const part of ['Treatment', 'Rooms outside hospital', 'Flights, there and back', 'Visas'])
      await expect(cost.locator('dt', { hasText: part })).toBeVisible();
    await expect(cost).toContainText('Tables of 22 November 2026');
    await expect(cost).toContainText('1 US dollar = about 122 BDT');
    const asked = [...new URL(page.url()).searchParams.keys()];
    expect(asked.toSorted()).toEqual(
      ['attendants', 'city', 'currency', 'days', 'from', 'lodging', 'room', 'treatment', 'visa'].toSorted(),
    );
  });
});

test('an estimate is stored, survives a reload, is sent with the request, and can be removed', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(KNEE);
  await seesAfterMoving(page, /^We saved this estimate/);
  await page.goto('/trip-cost');
  const kept = /^Knee replacement in Chennai\. \d+ days in India, 2 people/;
  await seesAfterMoving(page, kept);
  await page.reload();
  await seesAfterMoving(page, kept);
  await page.getByRole('link', { name: 'Open it again' }).click();
  await expect(page).toHaveURL(/treatment=knee-replacement/);
  await page.getByRole('link', { name: 'Ask for a free consultation' }).click();
  const dialog = new FreeConsultationDialog(page);
  await expect(dialog.dialog).toContainText('Your trip estimate goes with this request');
  await expect(dialog.dialog).toContainText(/flight from Nairobi, Kenya\. \$[\d,]+ to \$[\d,]+, KES/);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await dialog.submit.click();
  await expect(dialog.dialog).toBeHidden();
  const item = await site.api.request(person.email);
  expect(item.payload['trip_estimate']).toMatch(/^Knee replacement in Chennai\. /);
  const mail = await site.mail.waitFor(person.email);
  expect(mail.text).toContain('Trip cost estimate');

  await expect(page).toHaveURL(/\/consultation\/received\/AY-/);
  await page.goto('/trip-cost?treatment=knee-replacement');
  await page.getByRole('link', { name: 'Ask for a free consultation' }).click();
  await dialog.dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog.dialog).not.toContainText('Your trip estimate goes with this request');
});
