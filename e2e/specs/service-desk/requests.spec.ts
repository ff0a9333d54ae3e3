import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const PHONE = { viewport: { width: 390, height: 844 } };
const CALM = { reducedMotion: 'reduce' } as const;

test('staff work a request from the list to its end', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const { number } = await askFor(site, service, 'A lamp for room 12');
  const page = await signedIn('ayana_staff', { ...CALM, ...PHONE });
  await page.goto(`/admin/service-requests?item=${service.id}`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${service.name}: A lamp for room 12`);
  await fitsItsWidthAt(page, WIDTHS);

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
  await expect(page.getByRole('link', { name: /Third/ })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await page.getByRole('link', { name: /Third/ }).focus();
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
  await expect(rows.filter({ hasText: /Second|Third/ })).toHaveCount(2);
  await page.getByRole('link', { name: /First/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First');
});

test('a colleague’s list follows without a reload; sorts and filters are in the address; a view is saved and deleted', async ({
  signedIn,
  site,
}) => {
  const service = await publishService(site);
  await askFor(site, service, 'Older');
  const page = await signedIn('admin', CALM);
  await page.goto(`/admin/service-requests?item=${service.id}`);
  await expect(page.getByRole('link', { name: /Older/ })).toBeVisible();
  const { id } = await askFor(site, service, 'Newer');
  await expect(page.getByRole('link', { name: /Newer/ })).toBeVisible();
  await site.api.as('ayana_staff', 'POST', `/service-requests/${id}/transitions`, { name: 'assign' });
  const row = page.getByRole('row').filter({ hasText: 'Newer' });
  await expect(row.getByText('Assigned', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Asked' }).click();
  await expect(page).toHaveURL(/sort=created&order=asc/);
  await expect(page.getByRole('row').nth(1)).toContainText('Older');
  await page.getByText('State', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Assigned' }).check();
  await expect(page).toHaveURL(/state=assigned/);
  await expect(page.getByRole('link', { name: /Older/ })).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/state=/);

  await page.goto(`/admin/service-requests?item=${service.id}`);
  await page.getByText('Saved views').click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(service.name);
  // Until it is saved, leaving the page would lose it.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/saved-views'),
  );
  await page.getByRole('button', { name: 'Save view' }).click();
  await saved;
  await page.goto('/admin/service-requests');
  await page.getByText('Saved views').click();
  await page.getByRole('button', { name: service.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`item=${service.id}`));
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: `Delete the view ${service.name}` }).click();
  await expect(page.getByRole('button', { name: service.name, exact: true })).toBeHidden();
});

test('a task is ticked off, the priority follows impact and urgency, and a duplicate is merged', async ({
  signedIn,
  site,
}) => {
  const service = await publishService(site);
  const kept = await askFor(site, service, 'The one to keep');
  const { id } = await askFor(site, service, 'The same again');
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/service-requests/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The same again');
  await hasNoAxeViolationsAt(page);
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Ask the ward');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Ask the ward' }).check();
  await expect(page.getByRole('checkbox', { name: 'Ask the ward' })).toBeChecked();

  await page.getByRole('button', { name: 'Change impact or urgency' }).click();
  const priority = page.getByRole('dialog', { name: 'Impact and urgency' });
  await priority.getByLabel('Impact').selectOption('High');
  await priority.getByLabel('Urgency').selectOption('High');
  await expect(priority.getByText('Critical')).toBeVisible();
  await priority.getByRole('button', { name: 'Save' }).click();
  await expect(priority).toBeHidden();
  await expect(page.getByText('changed the priority to Critical')).toBeVisible();

  await page.getByTitle('More actions').click();
  await page.getByRole('button', { name: 'Merge as duplicate' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge as duplicate' });
  await merge.getByRole('searchbox').fill(kept.number);
  await merge.getByRole('button', { name: new RegExp(kept.number) }).click();
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('link', { name: `Merged into ${kept.number}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem').last()).toHaveText(/Merged.*done/);
});
