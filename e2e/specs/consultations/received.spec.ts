import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';

test('an unknown number gets the same page as any other; an invalid one gets help', async ({ request }) => {
  const unknown = await (await request.get('/consultation/received/AY-ZZZZZZ')).text();
  expect(unknown).toMatch(/<h1[^>]*>Your consultation is requested</);
  const invalid = await (await request.get('/consultation/received/AY-12')).text();
  expect(invalid).toMatch(/<h1[^>]*>We cannot read this number</);
  expect(invalid).toMatch(/<a[^>]* href="\/consultation"[^>]*>free consultation form</);
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
