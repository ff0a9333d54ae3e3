/** A notice is written, counted and previewed, approved by a second person, sent, and its results are read. */

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 } };

test('a notice is written, approved by another person, and sent to everyone it is for', async ({
  faults,
  signedIn,
}) => {
  test.slow();
  faults.expect(/422 POST .*\/broadcasts\//);
  const page = await signedIn('ayana_staff', CALM);
  await page.goto('/admin/broadcast-management');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);
  await page.getByRole('button', { name: 'New broadcast' }).click();
  const create = page.getByRole('dialog', { name: 'New broadcast' });
  await create.getByRole('textbox', { name: /^Title for the staff/ }).fill('Rain in Chennai');
  await create.getByRole('textbox', { name: /^Subject in English/ }).fill('Heavy rain today');
  await create
    .getByRole('textbox', { name: /^Text in English/ })
    .fill('Hello {{name}}, your driver waits at {{gate}}.');
  await create.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page).toHaveURL(/\/admin\/broadcast-management\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain in Chennai');
  await expect(page.getByText(/^\d+ readers?$/)).toBeVisible();
  await hasNoAxeViolationsAt(page);

  // A variable without a value is named, and nothing is submitted.
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit for approval' });
  await submit.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(submit).toContainText('{{gate}} has no value in English.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a value' }).click();
  await page.getByRole('textbox', { name: /^Variable/ }).fill('gate');
  await page.getByRole('textbox', { name: /^Value/ }).fill('gate 4');
  await page.getByRole('checkbox', { name: /^Leaves in quiet hours too/ }).check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('article')).toContainText('your driver waits at gate 4.');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await submit.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Waiting for approval').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const other = await signedIn('admin', PHONE);
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rain in Chennai');
  await fitsItsWidth(other);
  await hasNoAxeViolationsAt(other);
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  const approval = other.getByRole('dialog', { name: 'Approve' });
  await expect(approval.getByText(/^\d+ readers?$/)).toBeVisible();
  await fitsItsWidth(other);
  await approval.getByRole('button', { name: 'Approve' }).click();

  // The writer sees it live, and sends.
  await page.getByRole('button', { name: 'Send now' }).click({ timeout: 15_000 });
  await page.getByRole('dialog', { name: 'Send now' }).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('All sent')).toBeVisible({ timeout: 60_000 });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('row').nth(1)).toContainText('Delivered');
  await hasNoAxeViolationsAt(page);
});
