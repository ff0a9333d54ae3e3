import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const CALM = { reducedMotion: 'reduce' } as const;

test('staff work a request from the list to its end', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const { number } = await askFor(site, service, 'A lamp for room 12');
  const page = await signedIn('ayana_staff', { ...CALM, ...PHONE });
  await page.goto(`/admin/service-requests?item=${service.id}`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${service.name}: A lamp for room 12`);
  await fitsItsWidth(page);

  await page.getByRole('button', { name: 'Start work' }).click();
  await expect(page.getByText('In progress')).toBeVisible();
  const writing = page.getByRole('textbox', { name: 'Comment' });
  await writing.fill('We bring one this afternoon.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(writing).toHaveValue('');
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('The one from the store is broken.');
  await page.keyboard.press('Control+Enter');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByText('We bring one this afternoon.')).toBeVisible();
  const note = timeline.getByRole('listitem').filter({ hasText: 'The one from the store is broken.' });
  await expect(note.getByText('Internal', { exact: true })).toBeVisible();
  await expect(timeline.getByText('Internal', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Wait for someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wait for someone' });
  await dialog.getByRole('button', { name: 'Wait for someone' }).click();
  await expect(dialog.getByText('Please say what you are waiting for.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What are you waiting for?' }).fill('The key of the store.');
  await dialog.getByRole('button', { name: 'Wait for someone' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Clock stopped')).toBeVisible();

  await page.getByRole('button', { name: 'Resume work' }).click();
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const resolve = page.getByRole('dialog', { name: 'Resolve' });
  await resolve.getByRole('textbox', { name: 'What was done' }).fill('The lamp is there and works.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  const step = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(step.and(page.locator('[aria-current=step]'))).toContainText('Resolved');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(step.last()).toHaveText(/Closed.*done/);
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('by keyboard alone: rows, selection, assigning several', async ({ signedIn, site }) => {
  const service = await publishService(site);
  for (const what of ['First', 'Second', 'Third']) await askFor(site, service, what);
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/service-requests?item=${service.id}`);
  await expect(page.getByRole('link', { name: /First/ })).toBeVisible();
  // The oldest has the next target.
  await page.getByRole('link', { name: /First/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /Second/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  const assign = page.getByRole('button', { name: 'Assign to me' });
  await assign.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 selected')).toBeHidden();
  const rows = page.getByRole('row').filter({ hasText: 'Assigned' });
  await expect(rows.filter({ hasText: /First|Second/ })).toHaveCount(2);
  await page.getByRole('link', { name: /Third/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Third');
});
