/** The patient and the case manager write with each other, on two screens. */
import type { Locator, Page } from '@playwright/test';

import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };
const PATH = '/patient-portal/messages';

const log = (page: Page): Locator => page.getByRole('log');
const line = (page: Page, text: string): Locator => log(page).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two people at two screens: each message, who writes and who has read it is seen at once', async ({
  newPerson,
  signedIn,
  site,
}) => {
  const patient = await newPatient(site, 'Farida');
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const [phone, desk] = [await newPerson(PHONE), await signedIn('ayana_staff', CALM)];
  await patient.signIn(phone);
  await phone.goto(PATH);
  await expect(phone.getByText('Nothing has been written yet.')).toBeVisible();
  await desk.goto(`/case-manager/cases/${journey}?section=messages`);
  await expect(desk.getByRole('tab', { name: 'Patient' })).toHaveAttribute('aria-selected', 'true');
  await expect(desk.getByText('Nothing has been written yet.')).toBeVisible();

  await phone.getByRole('textbox', { name: 'Your message' }).pressSequentially('Which papers');
  await expect(desk.getByText(/^Farida .* is writing$/)).toBeVisible();
  await write(phone, 'Which papers <b>do you</b> need?');
  await expect(line(desk, 'Which papers ‹b›do you‹/b› need?')).toBeVisible();
  await expect(desk.getByText(/is writing$/)).toHaveCount(0);
  await expect(line(phone, 'Which papers')).toContainText('Read by Demo ayana staff');

  await write(desk, 'The X-ray of your hip, please.');
  await expect(line(phone, 'The X-ray of your hip')).toContainText('Demo ayana staff, case manager');
  await expect(line(desk, 'The X-ray of your hip')).toContainText(/Read by Farida/);

  await desk.getByRole('tab', { name: 'Team only' }).click();
  await write(desk, 'She is anxious.');
  await expect(line(desk, 'She is anxious.')).toBeVisible();
  await expect(line(phone, 'She is anxious.')).toHaveCount(0);
});

test('the rail counts what is unread; a message that is written while offline arrives once', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|console warning|console .*(WebSocket|socket\.io)/);
  const patient = await newPatient(site, 'Salma');
  const journey = await beginJourney(site, patient);
  const threads = await site.api.as<{ items: { id: string }[] }>('admin', 'GET', `/threads?journey_id=${journey}`);
  const send = (text: string) => site.api.as('admin', 'POST', `/threads/${threads.items[0]?.id}/messages`, { text });
  await patient.call('POST', `/threads/${threads.items[0]?.id}/messages`, { text: 'What I have read.' });
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient-portal');
  const frame = new PortalFrame(page);
  await send('One');
  await expect(frame.line('Messages')).toContainText('1');
  await send('Two');
  await expect(frame.line('Messages')).toContainText('2');

  await frame.line('Messages').click();
  await expect(line(page, 'Two')).toBeVisible();
  await expect(log(page).getByText('New messages')).toBeVisible();
  await expect(frame.line('Messages')).not.toContainText('2');

  // The API is out of reach, and the device says so.
  await page.route('**/api/threads/*/messages', async (route) => {
    if (route.request().method() === 'POST') await route.abort();
    else await route.fallback();
  });
  await write(page, 'I land on Friday.');
  await write(page, 'At nine in the morning.');
  await expect(line(page, 'I land on Friday.')).toContainText('sent again by itself');
  await page.reload();
  await expect(line(page, 'I land on Friday.')).toBeVisible();
  await expect(line(page, 'At nine in the morning.')).toBeVisible();
  await page.context().setOffline(true);
  await page.unroute('**/api/threads/*/messages');
  await expect(line(page, 'I land on Friday.')).toContainText('You are offline.');
  await page.context().setOffline(false);

  await expect(page.locator('[data-state="waiting"]')).toHaveCount(0);
  const { items } = await site.api.as<{ items: { text: string }[] }>(
    'admin',
    'GET',
    `/threads/${threads.items[0]?.id}/messages`,
  );
  expect(items.slice(0, 3).map(({ text }) => text)).toEqual(['At nine in the morning.', 'I land on Friday.', 'Two']);
  await expect(line(page, 'I land on Friday.')).toHaveCount(1);
});

test('staff keep templates and use one with the names of the case', async ({ signedIn, site }) => {
  const patient = await newPatient(site, 'Yusra');
  const request = await askForTreatment(patient);
  const journey = await beginJourney(site, patient, request);
  const title = `Papers for ${patient.person.last_name}`;
  const page = await signedIn('ayana_staff', CALM);
  await page.goto('/case-manager/templates');
  await page.getByRole('button', { name: 'Add a template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {patient}, about your {treatmnt}:');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no such name: treatmnt.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {patient}, about your {treatment}:');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

  await page.goto(`/case-manager/cases/${journey}?section=messages`);
  await page.getByRole('combobox', { name: 'Templates' }).selectOption(`${title} (English)`);
  const text = `Dear Yusra ${patient.person.last_name}, about your ${request.treatment.name}:`;
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(text);
  await page.keyboard.press('Control+Enter');
  await expect(line(page, text)).toBeVisible();

  await page.goto('/case-manager/templates');
  await page.getByRole('button', { name: `Delete “${title}”?` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
});
