import { publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const WIDTHS = [1440, 390] as const;

test('a service is made, published and asked for', async ({ faults, signedIn }) => {
  faults.expect(/409 POST .*publish/);
  const page = await signedIn('admin', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const name = `Letter ${Date.now()}`;
  await page.goto('/admin/service-catalog');
  await page.getByRole('button', { name: 'New service' }).click();
  const dialog = page.getByRole('dialog', { name: 'New service' });
  await dialog.getByRole('button', { name: 'Make service' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A letter for the embassy.');
  await dialog.getByRole('button', { name: 'Make service' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Add a question' }).click();
  const question = page.getByRole('group', { name: 'Question 1' });
  await page.getByRole('button', { name: 'Publish draft' }).click();
  await expect(page.getByText('A service needs at least one question before it is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(question.getByText('Please enter the question.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Question' }).fill('Embassy');
  await question.getByRole('combobox', { name: 'Answer' }).selectOption('Choice');
  await question.getByRole('textbox', { name: 'Choices, one a line' }).fill('Nairobi\nDhaka');
  await question.getByRole('checkbox', { name: 'Must be answered' }).check();
  await page.getByRole('button', { name: 'Add a question' }).click();
  const second = page.getByRole('group', { name: 'Question 2' });
  await second.getByRole('textbox', { name: 'Question' }).fill('Why again');
  await page.getByRole('button', { name: 'Move up: Why again' }).click();
  await expect(page.getByRole('group', { name: 'Question 1' }).getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Why again',
  );
  // What is edited survives a reload.
  await page.reload();
  await expect(page.getByRole('group', { name: 'Question 2' }).getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Embassy',
  );
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByLabel(/^Embassy/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish draft' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Ask for it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please fill in: Embassy.')).toBeVisible();
  await expect(page.getByLabel(/^Embassy/)).toBeFocused();
  await page.getByLabel(/^Embassy/).selectOption('Dhaka');
  await page.getByLabel('Impact').selectOption('High');
  await page.getByLabel('Urgency').selectOption('Medium');
  await expect(page.getByText(/Taken on within .+, resolved within .+ of working time/)).toBeVisible();
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/admin\/service-requests\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Dhaka', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('High', { exact: true }).first()).toBeVisible();
});

test('the catalogue and the new request have no axe findings, and a retired service is not offered', async ({
  signedIn,
  site,
}) => {
  const { id, name } = await publishService(site);
  await publishService(site);
  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  await page.goto('/admin/create-service-request');
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name);
  await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(1);
  await hasNoAxeViolationsAt(page);

  await page.goto(`/admin/service-catalog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await page.getByTitle('Name and owner').click();
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog', { name: 'Retire this service?' }).getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('Retired', { exact: true })).toBeVisible();
  // The closed dialog takes its entry out of the history, which would end a navigation.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toMatchObject({ ayana_open: true });
  await page.goto('/admin/create-service-request');
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name);
  await expect(page.getByText('No service matches.')).toBeVisible();
  await page.goto('/admin/service-catalog?status=retired');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await hasNoAxeViolationsAt(page);
});
