import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test('the one who asked follows a request to its end, and rates it', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const { id, number } = await askFor(site, service, 'A lamp for room 12');
  const page = await signedIn('doctor', { ...CALM, viewport: { width: 390, height: 844 } });
  await page.goto(`/requests/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
  await expect(page.getByText(`Request ${number}`)).toBeVisible();
  const step = page.getByRole('list', { name: 'Where it is' }).locator('[aria-current=step]');
  await expect(step).toContainText('Received');
  await expect(page.getByText('A lamp for room 12')).toBeVisible();
  await fitsItsWidth(page);

  const message = page.getByRole('textbox', { name: 'Your message' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please write something first.')).toBeVisible();
  await message.fill('The one by the window.');
  await page.keyboard.press('Control+Enter');
  await expect(message).toHaveValue('');
  const timeline = page.getByRole('list', { name: 'What has happened' });
  await expect(timeline.getByText('The one by the window.')).toBeVisible();

  await site.api.as('ayana_staff', 'POST', `/service-requests/${id}/transitions`, { name: 'start' });
  await expect(step).toContainText('In progress');
  const resolved = { name: 'resolve', note: 'The lamp is there.' };
  await site.api.as('ayana_staff', 'POST', `/service-requests/${id}/transitions`, resolved);
  await expect(step).toContainText('Done');
  await expect(timeline.getByText('The lamp is there.')).toBeVisible();

  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  const good = page.getByRole('radio', { name: 'Good', exact: true });
  await page.getByRole('radio', { name: 'Fair' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(good).toBeChecked();
  await page.getByRole('textbox', { name: /What was good/ }).fill('Quick.');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('You rated it: Good. Thank you.')).toBeVisible();
  const staff = await site.api.as<{ satisfaction: number }>('ayana_staff', 'GET', `/service-requests/${id}`);
  expect(staff.satisfaction).toBe(4);

  await page.getByRole('button', { name: 'Something is missing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is missing' });
  await dialog.getByRole('textbox', { name: 'What is missing?' }).fill('The bulb.');
  await dialog.getByRole('button', { name: 'Something is missing' }).click();
  await expect(dialog).toBeHidden();
  await expect(step).toContainText('Open again');
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();
});
