import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { CLAIMS, SERVICES } from '@ayana/contracts/services';

import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
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
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.startYourJourney).toBeVisible();
  await expect(page.getByText(/within 24 hours/i).first()).toBeVisible();
  await expect(page.getByText(/no obligation/i).first()).toBeVisible();
  const sentence = page.getByText('50+ procedures').locator('xpath=ancestor::p');
  for (const claim of [
    '50+ procedures',
    '100+ partners',
    '98% success rate',
    '70-85% savings',
    '500+ partner hospitals',
    '25+ countries',
  ])
    await expect(sentence).toContainText(claim);
  expect(Object.values(CLAIMS)).toEqual(['50+', '100+', '98%', '70-85%', '500+', '25+']);

  await expect(home.services.getByRole('heading', { level: 3 })).toHaveText(PRICES.map(([name]) => name));
  for (const [name, price, saving] of PRICES) {
    await expect(home.service(name)).toContainText(price);
    await expect(home.service(name)).toContainText(saving);
  }
  expect(SERVICES).toHaveLength(8);

  const [one, two, three, four, fifth] = BUILT_IN_HOSPITALS;
  await expect(home.hospitals.getByRole('heading', { level: 3 })).toHaveText(
    [one, two, three, four].map((hospital) => hospital?.name ?? ''),
  );
  await expect(home.hospitals).not.toContainText(fifth?.name ?? 'no fifth');
  for (const hospital of BUILT_IN_HOSPITALS.slice(0, 4)) {
    const card = home.hospital(hospital.name);
    await expect(card).toContainText(hospital.savings);
    await expect(card).toContainText(String(hospital.rating));
    await expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', `/hospital/${hospital.id}`);
    await expect(card.getByRole('link', { name: /Learn More/ })).toBeVisible();
  }
  await expect(home.viewMore).toHaveAttribute('href', '/hospitals');
  await expect(page.getByRole('region', { name: /what usually goes wrong/i })).toContainText(
    'A person writes back within 24 hours.',
  );

  await page.setViewportSize({ width: 1440, height: 900 });
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
  expect(covered, 'mirrored, the hero’s text is beside the drawing and not over its labels').toBe(0);
});

test('Learn More opens a hospital’s details, and View Details leads to the hospital without a document load', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  const [hospital] = BUILT_IN_HOSPITALS;
  if (hospital === undefined) throw new Error('There is no built-in hospital.');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const learnMore = home.hospital(hospital.name).getByRole('link', { name: /Learn More/ });
  await learnMore.click();
  const dialog = page.getByRole('dialog', { name: hospital.name });
  const { about, infrastructure, accreditations, departments, contact } = hospital.details;
  for (const text of [about, ...infrastructure, ...accreditations, ...departments])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('link', { name: contact.phone })).toHaveAttribute(
    'href',
    `tel:${contact.phone.replaceAll(' ', '')}`,
  );
  await expect(dialog.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
  await expect(dialog.locator('a[href="/partnerships"]')).toBeVisible();
  await expect(dialog.locator('a[href="/consultation"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(learnMore).toBeFocused();

  const details = home.hospital(hospital.name).getByRole('link', { name: /View Details/ });
  await waitUntilHydrated(details);
  await details.click();
  await expect(page).toHaveURL(`/hospital/${hospital.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
