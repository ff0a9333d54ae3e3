import { fillFreeConsultation, openFreeConsultation } from '../../flows/ask-for-consultation.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';

const UNKNOWN = '/consultation/received/AY-ZZZZZZ';

test('a sent request has a permanent confirmation page: with its number, without the person, also in another browser and from the mail', async ({
  page,
  newPerson,
  site,
  faults,
}) => {
  // Without JavaScript the browser refuses script preloads.
  faults.allow(/^csp GET .*\.js$/);
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  const person = demoPerson('Lasting');
  await fillFreeConsultation(dialog, person);
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/consultation\/received\/AY-[0-9A-Z]{6}$/);
  const number = page.url().slice(-9);
  const heading = page.getByRole('heading', { name: 'Your consultation is requested', level: 1 });
  await expect(heading).toBeVisible();

  await page.reload();
  await expect(heading).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(number);
  await expect(main).toContainText('within 24 hours');
  await expect(main).toContainText('Send your papers');
  await expect(main).toContainText('Mon-Fri 8AM-8PM EST');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await hasNoAxeViolations(page);

  const mail = await site.mail.waitFor(person.email);
  expect(mail.text).toContain(`/consultation/received/${number}`);
  const other = await newPerson({ javaScriptEnabled: false });
  await other.goto(`/consultation/received/${number}`);
  await expect(other.getByRole('main')).toContainText(number);
  for (const name of [person.first_name, person.last_name, person.email, person.phone])
    expect(await other.content()).not.toContain(name);
});

test('an unknown number gets the same page as any other; an invalid one gets help', async ({ page }) => {
  await page.goto(UNKNOWN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is requested');
  await page.goto('/consultation/received/AY-12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot read this number');
  await expect(page.getByRole('main').getByRole('link', { name: 'free consultation form' })).toHaveAttribute(
    'href',
    '/consultation',
  );
  await hasNoAxeViolations(page);
});

test('the form as a page: two steps, back and reload keep everything, and it ends at the confirmation', async ({
  page,
}) => {
  await page.goto('/consultation');
  const form = page.locator('#form-consultation');
  const person = demoPerson('Paged');
  await expect(form.getByText('Step 1 of 2')).toBeVisible();
  // Also before hydration.
  await expect(form.getByText('Step 2 of 2')).toBeHidden();
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await form.getByRole('radio', { name: 'Phone Consultation' }).check({ force: true });
  await field('procedure').selectOption('IVF, one cycle');
  await field('firstName').fill(person.first_name);
  await field('lastName').fill(person.last_name);
  await field('email').fill(person.email);
  await field('phone').fill(person.phone);
  await field('phone').press('Enter');
  await expect(form.getByText('Step 2 of 2')).toBeFocused();
  await field('city').fill('Nakuru');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(field('email')).toHaveValue(person.email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(field('city')).toHaveValue('Nakuru');
  await page.reload();
  await page.mouse.move(10, 10);
  await expect(form.getByText('Step 2 of 2')).toBeVisible();
  await expect(field('city')).toHaveValue('Nakuru');
  await field('preferredDate').fill('2099-05-14');
  await form.locator('[name="preferredTime"][value="10:00 AM"]').check({ force: true });
  await form.getByRole('button', { name: 'Request consultation' }).click();
  await expect(page).toHaveURL(/\/consultation\/received\/AY-/);
  await page.goto('/consultation');
  await page.mouse.move(20, 20);
  await expect(field('city')).toHaveValue('');
});
