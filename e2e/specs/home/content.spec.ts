import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { CLAIMS, SERVICES } from '@ayana/contracts/services';

import { expect, test } from '../../harness/fixtures.ts';
import { type Part, ServedPage } from '../../harness/page-parts.ts';
import { HomePage } from '../../pages/home-page.ts';

const PRICES: readonly (readonly [name: string, price: string, saving: string])[] = [
  ['Cardiac Surgery', '$15,000', 'save up to 70%'],
  ['Cosmetic Surgery', '$3,000', 'save up to 60%'],
  ['Orthopedic Surgery', '$8,000', 'save up to 75%'],
  ['Ophthalmology', '$2,000', 'save up to 80%'],
  ['Fertility Treatments', '$4,000', 'save up to 65%'],
  ['General Medicine', '$500', 'save up to 85%'],
  ['Video Consultations', '$50', 'save up to 80%'],
  ['Oncology Treatment', 'included with treatment', 'comprehensive support'],
];

test('it has the claims, the eight services with price and saving, four built-in hospitals with facts and links, and answers complaints', async ({
  request,
}) => {
  const { main } = await ServedPage.open(request, '/');
  expect(main.link('Start Your Journey')).toBe('/consultation');
  expect(main.text).toMatch(/within 24 hours/i);
  expect(main.text).toMatch(/no obligation/i);
  const sentence = main.one('p', { text: /50\+ procedures/ }).text;
  for (const claim of [
    '50+ procedures',
    '100+ partners',
    '98% success rate',
    '70-85% savings',
    '500+ partner hospitals',
    '25+ countries',
  ])
    expect(sentence).toContain(claim);
  expect(Object.values(CLAIMS)).toEqual(['50+', '100+', '98%', '70-85%', '500+', '25+']);

  const rowOf = (part: Part, name: string): Part | undefined =>
    part.all('li').find((row) => row.all('h3', { text: name }).length > 0);
  const services = main.named('What it costs, before you ask');
  expect(services.all('h3').map(({ text }) => text)).toEqual(PRICES.map(([name]) => name));
  for (const [name, price, saving] of PRICES)
    for (const said of [price, saving]) expect(rowOf(services, name)?.text).toContain(said);
  expect(SERVICES).toHaveLength(8);

  const hospitals = main.named('Partner hospitals');
  const [one, two, three, four, fifth] = BUILT_IN_HOSPITALS;
  expect(hospitals.all('h3').map(({ text }) => text)).toEqual([one, two, three, four].map((each) => each?.name ?? ''));
  expect(hospitals.text).not.toContain(fifth?.name ?? 'no fifth');
  for (const { id, name, savings, rating } of BUILT_IN_HOSPITALS.slice(0, 4)) {
    const card = rowOf(hospitals, name);
    for (const said of [savings, String(rating)]) expect(card?.text).toContain(said);
    expect(card?.link(/View Details/)).toBe(`/hospital/${id}`);
    expect(card?.one('a', { text: /Learn More/ }).attribute('aria-haspopup')).toBe('dialog');
  }
  expect(hospitals.link(/VIEW MORE/i)).toBe('/hospitals');
  expect(main.named(/what usually goes wrong/i).text).toContain('A person writes back within 24 hours.');
});

test('mirrored, the hero’s text is beside the drawing and not over its labels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new HomePage(page).open();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [drawn, covered] = await page.evaluate(() => {
    const hero = document.querySelector('h1')?.closest('section');
    const boxes = (selector: string): DOMRect[] =>
      [...(hero?.querySelectorAll(selector) ?? [])].map((each) => each.getBoundingClientRect());
    const words = boxes('h1, h1 ~ p');
    const labels = boxes('[aria-hidden] > span').filter(({ width }) => width > 0);
    const isCovered = (a: DOMRect): boolean =>
      words.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    return [labels.length, labels.filter(isCovered).length];
  });
  expect(drawn).toBeGreaterThan(10);
  expect(covered).toBe(0);
});
