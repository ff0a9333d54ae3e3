import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

/** Typing on cancels earlier searches. */
test.beforeEach(({ faults }) => faults.allow(/ERR_ABORTED GET .*\/api\/search/));

test('by keyboard alone: suggestions without axe violations, a choice among them, and all results; a hospital that is chosen is opened', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new HomePage(page).open();
  const search = new SearchPage(page);
  await search.type('knee replacment');
  await expect(search.options.first()).toContainText('Knee replacement');
  await expect(page.getByRole('status').filter({ hasText: /suggestions?\./ })).toHaveText(/^\d+ suggestions/);
  await expect(search.box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await search.box.getAttribute('aria-activedescendant');
  expect(await search.options.first().getAttribute('id')).toBe(active);
  await page.keyboard.press('Escape');
  await expect(search.list).toBeHidden();
  await expect(search.box).toBeFocused();
  await expect(search.box).toHaveValue('knee replacment');
  await page.keyboard.press('ArrowUp');
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=knee%20replacment');
  await expect(search.heading).toHaveText('1 treatment for “knee replacment”');
  await expect(page.getByText('Showing results for “knee replacement”.')).toBeVisible();
  await expect(search.tab('Doctors')).toContainText(/[1-9]/);

  await search.box.fill('');
  await search.type('lantern bay');
  const hospital = search.options.filter({ hasText: 'Lantern Bay Hospital' }).first();
  await expect(hospital).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await hospital.click();
  await expect(page).toHaveURL(/\/hospital\/[0-9a-f-]{36}$/);
});

test('filters are in the URL: chosen, removed, and undone by the back button', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open('q=knee+replacement&in=doctors');
  await expect(search.heading).toHaveText(/doctors for “knee replacement”/);
  const all = await search.heading.innerText();
  await waitUntilHydrated(search.filter('Chennai'));
  await search.filter('Chennai').check();
  await expect(page).toHaveURL(/city=chennai/);
  await search.filter('Arabic').check();
  await expect(page).toHaveURL(/city=chennai&language=Arabic/);
  await expect(search.chosen.getByRole('link')).toHaveText([/Chennai/, /Arabic/, 'Clear all']);
  await expect(search.cards.first()).toContainText('Chennai');
  await expect(search.cards.filter({ hasNotText: 'Arabic' })).toHaveCount(0);
  await search.sort.selectOption('lowest fee');
  await expect(page).toHaveURL(/sort=fee/);
  await page.goBack();
  await page.goBack();
  await expect(search.filter('Arabic')).not.toBeChecked();
  await expect(search.filter('Chennai')).toBeChecked();
  await expect(search.chosen.getByRole('link', { name: /Arabic/ })).toHaveCount(0);
  await search.chosen.getByRole('link', { name: /Chennai/ }).click();
  await expect(search.heading).toHaveText(all);
  await page.reload();
  await expect(search.heading).toHaveText(all);
});

test('a list that fails to load offers Retry, and keeps the search', async ({ page, faults }) => {
  faults.expect(/503 GET .*\/api\/doctors/);
  faults.allow(/could not be read|ERR_ABORTED GET .*\/api\//);
  const search = new SearchPage(page);
  await search.open('q=knee&in=hospitals');
  await page.mouse.move(200, 200, { steps: 3 });
  // Before hydration a tab is a link, and the server loads the list.
  await waitUntilHydrated(search.tab('Doctors'));
  await page.route('**/api/doctors?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"status":503,"title":"x","detail":"x","code":"x"}',
    }),
  );
  await search.tab('Doctors').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load the doctors');
  await page.unroute('**/api/doctors?*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(search.heading).toHaveText(/doctors for “knee”/);
});

test('the search’s old URL redirects here', async ({ request }) => {
  const answer = await request.get('/services?q=knee', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/search?q=knee']);
  expect(await (await request.get('/search?q=knee')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^csp GET .*\.js$/));

  test('searching and filtering are forms, and each filter of a treatment can be removed', async ({ page }) => {
    const search = new SearchPage(page);
    await new HomePage(page).open();
    await search.box.fill('knee replacement chennai');
    await search.box.press('Enter');
    await expect(page).toHaveURL('/search?q=knee+replacement+chennai');
    await expect(search.cards.first()).toContainText('Chennai');
    await search.filter('Arabic').check();
    await search.filters.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/language=Arabic/);
    await expect(search.cards.first()).toContainText('Arabic');
    await search.chosen.getByRole('link', { name: /Arabic/ }).click();
    await expect(page).not.toHaveURL(/Arabic/);

    await search.open('in=treatments');
    await expect(search.heading).toHaveText('All treatments');
    await search.filter('Teeth').check();
    await search.filter('Moderate').check();
    await search.filters.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/complexity=medium&category=Dental/);
    await expect(search.heading).toHaveText('1 treatment');
    await expect(search.chosen.getByRole('link')).toContainText(['Teeth', 'Moderate']);
    await search.chosen.getByRole('link', { name: 'Moderate' }).click();
    await expect(page).not.toHaveURL(/complexity/);
    await expect(search.heading).toHaveText(/^\d treatments$/);
    const items = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(items.filter({ hasText: 'Root canal' })).toHaveCount(1);
  });

  test('other kinds are tabs, the search’s meaning links to its lists, and nothing found says what to change', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await search.open('q=worn+knee&in=hospitals');
    const picture = search.cards.first().getByRole('presentation').or(search.cards.first().locator('img')).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect(page).toHaveURL(/show=24/);
    await expect.poll(() => search.cards.count()).toBeGreaterThan(12);
    await search.tab('Treatments').click();
    await expect(search.heading).toHaveText('1 treatment for “worn knee”');
    await page.getByRole('link', { name: 'Doctors who do it' }).click();
    await expect(search.heading).toHaveText(/doctors for “Knee replacement”/);
    await expect(page.getByText(/days in hospital.*indicative, 2026/)).toBeVisible();

    await search.open('q=nee+replacment+chenai');
    const understood = page.getByRole('list', { name: 'Go straight to:' });
    await expect(understood.getByRole('link')).toHaveText(['Doctors for Knee replacement', 'Hospitals in Chennai']);
    await expect(search.tab('Hospitals')).toHaveAttribute('aria-current', 'page');
    await understood.getByRole('link', { name: 'Hospitals in Chennai' }).click();
    await expect(page).toHaveURL('/hospitals?city=chennai');
    await search.open('q=visa');
    const tabs = page.getByRole('navigation', { name: 'What was found' });
    await expect(tabs).toHaveCount(0);
    await page.getByRole('list', { name: 'Pages that help:' }).getByRole('link', { name: 'Visa and travel' }).click();
    await expect(page).toHaveURL('/treatment-journey/travel');

    await search.open('q=lung+transplant');
    await expect(search.heading).toHaveText('We found no good match for “lung transplant”');
    await expect(search.cards).toHaveCount(0);
    await expect(tabs).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:/);
    await main.getByRole('link', { name: 'Free consultation' }).first().click();
    await expect(page).toHaveURL('/consultation');
    await search.open('q=knee&in=doctors&fee_max=1');
    await expect(page.getByText('Remove one of the filters')).toBeVisible();
  });
});
