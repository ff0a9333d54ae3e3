import { expect, test } from '../../harness/fixtures.ts';
import { type Part, ServedPage } from '../../harness/page-parts.ts';

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

test('hospitals are filtered by a treatment’s price and by size; a searched list shows its meaning, and contact options without results', async ({
  request,
}) => {
  const open = (path: string): Promise<ServedPage> => ServedPage.open(request, path);
  const chosen = (page: ServedPage): Part => page.one('*', { 'aria-label': 'Chosen' });
  const knee = await open('/treatments/knee-replacement');
  const list = await knee.follow('Compare these hospitals in the list');
  const filters = list.one('form', { id: 'filters' });
  const step = filters.one('label', { text: /up to \$5,000/ });
  const narrowed = await list.send(filters, {
    price_max: step.one('input', { name: 'price_max' }).attribute('value') ?? '',
  });
  expect(narrowed.path).toContain('price_max=5000');
  expect(narrowed.one('*', { id: 'found' }).text).toBe(`${/(\d+)$/.exec(step.text)?.[1]} hospitals`);
  const wide = await narrowed.follow(/up to \$5,000/, chosen(narrowed));
  expect(wide.path).not.toContain('price_max');

  const first = (await open('/hospitals?sort=rating')).main.one('article').text;
  expect(first).toMatch(/from \$[\d,]+ for .+, an estimate/);
  expect(first).toMatch(/\d sample ratings|rating in our record/);
  expect(first).toMatch(/Next free\s*\w{3} \d+ \w{3}, \d\d:\d\d/);
  const large = chosen(await open('/hospitals?beds_min=400&desk=always')).text;
  expect(large).toContain('400 or more');
  expect(large).toContain('open at any hour');

  const understood = (await open('/doctors?q=arabic+speaking+heart+doctor')).named('Go straight to:', 'ul');
  expect(understood.links.map(([text]) => text)).toEqual(['Doctors in Cardiology', 'Doctors who speak Arabic']);
  for (const kind of ['doctors', 'hospitals']) {
    const none = await open(`/${kind}?q=xqzwvk`);
    const person = none.named('We found no good match for “xqzwvk”');
    expect(person.link('Free consultation')).toBe('/consultation');
    expect(none.title.toLowerCase()).toBe(kind);
    expect(
      none.main.all('h2', { text: new RegExp(`^(No|0) ${kind}|No (hospital|doctor) matches`) }),
      'once is enough',
    ).toEqual([]);
  }
  expect((await open('/hospitals')).main.text).not.toContain('We found no good match');
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
