import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { type Part, ServedPage } from '../../harness/page-parts.ts';
import { SearchPage } from '../../pages/search-page.ts';

// Suggestions are in suggestions.test.tsx.

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

test('the search’s old URL redirects here', async ({ request }) => {
  const answer = await request.get('/services?q=knee', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/search?q=knee']);
  expect(await (await request.get('/search?q=knee')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test('searching and filtering are forms, and each filter of a treatment can be removed', async ({ request }) => {
  const home = await ServedPage.open(request, '/');
  const search = await home.send(home.one('form', { role: 'search' }), { q: 'knee replacement chennai' });
  expect(search.path).toBe('/search?q=knee+replacement+chennai');
  const filters = (page: ServedPage): Part => page.one('form', { id: 'filters' });
  const card = (page: ServedPage): string => page.main.one('article').text;
  const chosen = (page: ServedPage): Part => page.one('*', { 'aria-label': 'Chosen' });
  expect(card(search)).toContain('Chennai');
  const arabic = await search.send(filters(search), { language: 'Arabic' });
  expect(arabic.path).toContain('language=Arabic');
  expect(card(arabic)).toContain('Arabic');
  expect((await arabic.follow(/Arabic/, chosen(arabic))).path).not.toContain('Arabic');

  const all = await ServedPage.open(request, '/search?in=treatments');
  expect(all.title).toBe('All treatments');
  const narrow = await all.send(filters(all), { category: 'Dental', complexity: 'medium' });
  expect(narrow.title).toBe('1 treatment');
  expect(chosen(narrow).text).toMatch(/Teeth.*Moderate|Moderate.*Teeth/);
  const teeth = await narrow.follow(/Moderate/, chosen(narrow));
  expect(teeth.path).not.toContain('complexity');
  expect(teeth.title).toMatch(/^\d treatments$/);
  expect(teeth.main.all('h2', { text: /Root canal/ })).toHaveLength(1);
});

test('other kinds are tabs, the search’s meaning links to its lists, and nothing found says what to change', async ({
  request,
}) => {
  const open = (query: string): Promise<ServedPage> => ServedPage.open(request, `/search?${query}`);
  const tabs = (page: ServedPage): Part[] => page.all('nav', { 'aria-label': 'What was found' });
  const worn = await open('q=worn+knee&in=hospitals');
  const pictures = [...worn.main.one('article').all('img'), ...worn.main.one('article').all('image')];
  expect(pictures.length).toBeGreaterThan(0);
  const more = await worn.follow(/^Show \d+ more$/);
  expect(more.path).toContain('show=24');
  expect(more.main.all('article').length).toBeGreaterThan(12);
  const treatments = await worn.follow(/^Treatments/, tabs(worn)[0]);
  expect(treatments.title).toBe('1 treatment for “worn knee”');
  const doctors = await treatments.follow('Doctors who do it');
  expect(doctors.title).toMatch(/doctors for “Knee replacement”/);
  expect(doctors.main.text).toMatch(/days in hospital.*indicative, 2026/);

  const nee = await open('q=nee+replacment+chenai');
  const understood = nee.named('Go straight to:', 'ul');
  expect(understood.links.map(([text]) => text)).toEqual(['Doctors for Knee replacement', 'Hospitals in Chennai']);
  expect(understood.link('Hospitals in Chennai')).toBe('/hospitals?city=chennai');
  expect(
    tabs(nee)[0]
      ?.one('a', { text: /^Hospitals/ })
      .attribute('aria-current'),
  ).toBe('page');
  const visa = await open('q=visa');
  expect(tabs(visa)).toHaveLength(0);
  expect(visa.named('Pages that help:', 'ul').link('Visa and travel')).toBe('/treatment-journey/travel');

  const none = await open('q=lung+transplant');
  expect(none.title).toBe('We found no good match for “lung transplant”');
  expect([none.main.all('article'), tabs(none)]).toEqual([[], []]);
  expect(none.main.link(/^Call \+/)).toMatch(/^tel:/);
  expect(none.main.link('Free consultation')).toBe('/consultation');
  expect((await open('q=knee&in=doctors&fee_max=1')).main.text).toContain('Remove one of the filters');
});
