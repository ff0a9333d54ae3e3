import { expect, test } from '../../harness/fixtures.ts';

test('a doctor’s card has a fee, ratings, and times in New York’s waking hours on a 12-hour clock', async ({
  newPerson,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hospitals are filtered by a treatment’s price and by size; a searched list shows its meaning, and contact options without results', async ({
    page,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
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

    await page.goto('/hospitals?sort=rating');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/from \$[\d,]+ for .+, an estimate/);
    await expect(first).toContainText(/\d sample ratings|rating in our record/);
    await expect(first).toContainText(/Next free\s*\w{3} \d+ \w{3}, \d\d:\d\d/);
    await page.goto('/hospitals?beds_min=400&desk=always');
    await expect(chosen).toContainText('400 or more');
    await expect(chosen).toContainText('open at any hour');

    await page.goto('/doctors?q=arabic+speaking+heart+doctor');
    const understood = page.getByRole('list', { name: 'Go straight to:' });
    await expect(understood.getByRole('link')).toHaveText(['Doctors in Cardiology', 'Doctors who speak Arabic']);
    const person = page.getByRole('region', { name: 'We found no good match for “xqzwvk”' });
    for (const list of ['doctors', 'hospitals']) {
      await page.goto(`/${list}?q=xqzwvk`);
      await expect(person).toBeVisible();
      await expect(
        page.getByText(new RegExp(`^(No|0) ${list}|No (hospital|doctor) matches`)),
        'once is enough',
      ).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospitals');
    await expect(person.getByRole('link', { name: 'Free consultation' })).toHaveAttribute('href', '/consultation');
    await page.goto('/hospitals');
    await expect(person).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are a sheet with the number of results, which Escape and Back close first; the chat and call buttons cover nothing', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto('/doctors');
    const buttons = page.getByRole('link', { name: 'Call' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [strip, main] = await Promise.all([buttons.boundingBox(), page.getByRole('main').boundingBox()]);
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);

    const filters = page.locator('summary', { hasText: /^Filters/ });
    await filters.click();
    await page.locator('#filters').getByLabel('Arabic').check();
    await expect(page).toHaveURL('/doctors?language=Arabic');
    const heading = page.locator('#found');
    await expect(heading).not.toHaveText('411 doctors');
    const show = page.getByRole('button', { name: `Show ${await heading.textContent()}` });
    await expect(show).toBeInViewport();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Arabic');
    await page.goBack();
    await expect(show).toBeHidden();
    await expect(page).toHaveURL('/doctors?language=Arabic');
    await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('Arabic');

    await filters.click();
    await show.click();
    await expect(show).toBeHidden();
    await expect(filters).toBeFocused();
    await filters.click();
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
  });
});
