import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const token = (): string => Math.random().toString(36).slice(2, 8);

test('staff send a form with every kind of answers; it is in no inbox, and they remove it', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/422 POST .*functions/);
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 } });
  const before = await site.api.as<unknown>('ayana_staff', 'GET', '/inbox/counts');
  const email = `forms.${token()}@test.ayana.example`;
  await page.goto('/admin/test-unified-forms');
  await expect(page.getByRole('button', { name: 'Send all 45' })).toBeVisible();
  await page.getByLabel('Address in the forms').fill(email);
  const card = page.getByRole('region', { name: 'Support request' });
  await card.getByRole('button', { name: 'Send these' }).press('Enter');
  await expect(card.getByText('As expected')).toHaveCount(5);
  await expect(card).toContainText('Refused: email, message, name and topic');
  const left = page.getByRole('table', { name: 'What the tests left' }).getByRole('row').filter({ hasText: email });
  await expect(left).toHaveCount(3);
  await expect(left.first()).toContainText('Withheld');
  expect(await site.api.as<unknown>('ayana_staff', 'GET', '/inbox/counts')).toEqual(before);
  await site.mail.waitFor(email);
  await hasNoAxeViolations(page);
  await left
    .first()
    .getByRole('button', { name: /^Remove Support request/ })
    .click();
  await expect(left).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await page.getByRole('dialog', { name: 'Remove all tests?' }).getByRole('button', { name: 'Remove all' }).click();
  await expect(left).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsItsWidth(page);
});

test('staff look at a mail in each way and send it to the allow-list', async ({ signedIn, site, faults }) => {
  faults.expect(/422 POST .*mail-tests/);
  // The harness’s own scripts: nothing may run in an email.
  faults.allow(/Blocked script execution in 'blob:/);
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 900 } });
  const email = `mail.${token()}@test.ayana.example`;
  await page.goto('/test-email');
  await page.getByLabel('Email', { exact: true }).selectOption('password_reset');
  await expect(page).toHaveURL(/template=password_reset/);
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('Amina Otieno').or(mail.getByText('Amina')).first()).toBeVisible();
  await page.getByRole('link', { name: 'On a phone' }).click();
  await expect(mail.locator('body')).toBeVisible();
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The email as text' })).toContainText('Amina');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await page.getByLabel('Send it to').fill('patient@people.example');
  await page.getByRole('button', { name: 'Send this email' }).click();
  await expect(page.getByText('Tests go to addresses of the allow-list only.')).toBeVisible();
  await page.getByLabel('Send it to').fill(email);
  await page.getByRole('button', { name: 'Send this email' }).press('Enter');
  const row = page.getByRole('table', { name: 'Emails of tests' }).getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Sent');
  await row.getByText('1 attempt').click();
  await expect(row).toContainText('The mail server took it');
  expect(JSON.stringify(await site.mail.waitFor(email))).toContain('[Test]');
  await fitsItsWidthAt(page, WIDTHS);
});

test('staff go through the confirmation of an address step by step', async ({ signedIn, site }) => {
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 } });
  const email = `verify.${token()}@test.ayana.example`;
  await page.goto('/test-email-verification');
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const steps = page.getByRole('region', { name: `Steps of ${email}` });
  await expect(steps.getByRole('heading', { name: 'The email with the link is sent done' })).toBeVisible();
  await site.mail.waitFor(email);
  await steps.getByRole('button', { name: 'Open the link' }).click();
  await expect(steps).toContainText('The account was made');
  await steps.getByRole('button', { name: 'Open it once more' }).click();
  await expect(steps).toContainText('It was refused');
  await hasNoAxeViolations(page);
  await steps.getByRole('button', { name: 'Remove the account' }).press('Enter');
  await expect(steps.getByText(/^Removed/)).toBeVisible();
  await fitsItsWidth(page);
});
