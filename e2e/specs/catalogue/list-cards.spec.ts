import { expect, test } from '../../harness/fixtures.ts';

test.describe('the cards show the facts for a choice', () => {
  test('a doctor’s times in New York’s waking hours, on a 12-hour clock', async ({ newPerson }) => {
    const page = await newPerson({ timezoneId: 'America/New_York', locale: 'en-US' });
    await page.goto('/doctors?sort=good_hours');
    // The page hydrates with the first activity; until then it uses India's hours.
    await page.mouse.move(200, 200);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/\$\d+ (video|phone) consultation/);
    await expect(first).toContainText(/\d sample ratings/);
    const time = first.getByRole('listitem').first();
    // The earliest good hour in New York is eight in the morning, half past six in the evening in India.
    await expect(time).toContainText(/\b(8|9|10|11):\d\d AM/);
    await expect(time).toContainText(/PM in /);
  });

  test('a hospital has a price with its treatment, a rating with its source, and a time; and can be filtered by size', async ({
    page,
  }) => {
    await page.goto('/hospitals?sort=rating');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/from \$[\d,]+ for .+, an estimate/);
    await expect(first).toContainText(/\d sample ratings|rating in our record/);
    await expect(first).toContainText(/Next free\s*\w{3} \d+ \w{3}, \d\d:\d\d/);
    await page.goto('/hospitals?beds_min=400&desk=always');
    await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('400 or more');
    await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('open at any hour');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^csp GET .*\.js$/));

  test('hospitals are filtered by a treatment’s price, and each step shows its number of results', async ({ page }) => {
    await page.goto('/treatments/knee-replacement');
    await page.getByRole('link', { name: 'Compare these hospitals in the list' }).click();
    const step = page
      .getByRole('group', { name: 'Price of this treatment' })
      .locator('label', { hasText: 'up to $5,000' });
    const label = await step.innerText();
    await step.getByRole('radio').check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/price_max=5000/);
    await expect(page.locator('#found')).toHaveText(`${/(\d+)$/.exec(label.trim())?.[1]} hospitals`);
    const chosen = page.getByRole('list', { name: 'Chosen' });
    await chosen.getByRole('link', { name: /up to \$5,000/ }).click();
    await expect(page).not.toHaveURL(/price_max/);
  });
});

test('a searched list shows its meaning, and contact options without results', async ({ page }) => {
  await page.goto('/doctors?q=arabic+speaking+heart+doctor');
  const understood = page.getByRole('list', { name: 'Go straight to:' });
  await expect(understood.getByRole('link')).toHaveText(['Doctors in Cardiology', 'Doctors who speak Arabic']);
  await page.goto('/hospitals?q=xqzwvk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospitals');
  const person = page.getByRole('region', { name: 'We found no good match for “xqzwvk”' });
  await expect(person.getByRole('link', { name: 'Free consultation' })).toHaveAttribute('href', '/consultation');
  for (const list of ['hospitals', 'doctors']) {
    await page.goto(`/${list}?q=xqzwvk`);
    await expect(person).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^(No|0) ${list}|No (hospital|doctor) matches`)),
      'once is enough',
    ).toHaveCount(0);
  }
  await page.goto('/hospitals');
  await expect(person).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are a sheet with the number of results', async ({ page }) => {
    await page.goto('/doctors');
    const filters = page.locator('summary', { hasText: /^Filters/ });
    await filters.click();
    await page.locator('#filters').getByLabel('Arabic').check();
    await expect(page).toHaveURL(/language=Arabic/);
    const heading = page.locator('#found');
    await expect(heading).not.toHaveText('411 doctors');
    const found = await heading.textContent();
    const show = page.getByRole('button', { name: `Show ${found}` });
    await expect(show).toBeInViewport();
    await show.click();
    await expect(show).toBeHidden();
    await expect(filters).toBeFocused();
    await filters.click();
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
  });

  test('Back closes the filters first, and keeps the list and the choices', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/doctors');
    await page.locator('summary', { hasText: /^Filters/ }).click();
    await page.locator('#filters').getByLabel('Arabic').check();
    await expect(page).toHaveURL('/doctors?language=Arabic');
    const show = page.getByRole('button', { name: /^Show \d+ doctors/ });
    await expect(show).toBeInViewport();
    await page.goBack();
    await expect(show).toBeHidden();
    await expect(page).toHaveURL('/doctors?language=Arabic');
    await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('Arabic');
  });

  test('the chat and call buttons cover nothing permanently', async ({ page }) => {
    await page.goto('/doctors');
    const buttons = page.getByRole('link', { name: 'Call' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [strip, footer] = await Promise.all([buttons.boundingBox(), page.getByRole('main').boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
  });
});
