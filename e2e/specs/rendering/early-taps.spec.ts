import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { PART_LIVE } from '@ayana/contracts/operation';
import type { Page } from '@playwright/test';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const DOCTOR = '0190a000-0000-7000-8000-00060000002f';
const OTHER_DOCTOR = '0190a000-0000-7000-8000-000600000031';

/** The page is painted and its code does not come until it is let go, as on a slow line. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

const isShownAsPressed = (page: Page): Promise<boolean> => page.evaluate(() => document.getAnimations().length > 0);

test('the menu tapped before the code has come opens at once, and Back and Escape close it when it has', async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  const letGo = await openWithoutCode(page, '/');
  const { menuButton } = new SiteFrame(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Doctors' })).toBeVisible();
  letGo();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ ayana_open: true });
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test('Start Your Journey tapped before the code has come opens the dialog', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  const letGo = await openWithoutCode(page, '/');
  await new HomePage(page).startYourJourney.click();
  expect(await isShownAsPressed(page)).toBe(true);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('filters ticked before the code has come narrow the list, both of them', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/hospitals');
  const boxes = page.locator('#filters input[type="checkbox"]:visible');
  const names = await boxes.evaluateAll((all) =>
    all.slice(0, 2).map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value] as const),
  );
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  letGo();
  for (const [name, value] of names)
    await expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toContain(value);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(3);
  for (const number of [0, 1]) await expect(boxes.nth(number)).toBeChecked();
});

test('Compare pressed before the code has come takes the hospital and stays on the list', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/hospitals');
  await page
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click();
  letGo();
  await expect(page.getByRole('button', { name: /^Added to compare/ }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/hospitals');
});

test('a form filled in and sent before the code has come is sent once, and nothing of it is in the address', async ({
  page,
  site,
}) => {
  const person = demoPerson('Early');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /contact/.test(request.url())) sent.push(new URL(request.url()).pathname);
  });
  const letGo = await openWithoutCode(page, '/contact');
  const form = new ContactForm(page);
  await form.firstName.fill(person.first_name);
  await form.lastName.fill(person.last_name);
  await form.email.fill(person.email);
  await form.send.click();
  letGo();
  await seesToast(page, 'Success!', FORM_MESSAGES['contact-by-mail']);
  expect(sent).toEqual(['/api/functions/contact-form']);
  await expect(page).toHaveURL('/contact');
  await site.mail.waitFor(person.email);
});

test('a time chosen before the code has come is reserved once, for this visitor', async ({ page }) => {
  const asked: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/holds')) asked.push(answer.status());
  });
  const letGo = await openWithoutCode(page, `/video-consultation?doctor=${DOCTOR}`);
  await page.locator('input[name="startsAt"]').nth(3).check({ force: true });
  letGo();
  await expect(new BookingPage(page).held).toBeVisible();
  expect(asked).toEqual([201]);
});

test('a time chosen before the code has come is kept, where the link named another and the clock is another', async ({
  newPerson,
}) => {
  // Most of the doctor's days are the evening before there: each time is drawn again in another group.
  const page = await newPerson({ timezoneId: 'America/Los_Angeles' });
  const letGo = await openWithoutCode(page, `/doctors/${OTHER_DOCTOR}#book`);
  const times = page.locator('input[name="startsAt"]');
  const [first = '', , third = ''] = await times.evaluateAll((all) =>
    all.map((each) => (each as HTMLInputElement).value),
  );
  letGo();
  const letGoAgain = await openWithoutCode(page, `/doctors/${OTHER_DOCTOR}?${new URLSearchParams({ at: first })}#book`);
  const booking = new BookingPage(page);
  await booking.time(third).check({ force: true });
  letGoAgain();
  await expect(booking.held).toBeVisible();
  await expect(booking.time(third)).toBeChecked();
  await expect(page).toHaveURL(`/doctors/${OTHER_DOCTOR}#book`);
});

test('the code of what is likely pressed comes while nothing is done', async ({ page }) => {
  // First fetched into the browser's cache, then asked for again by what runs it.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  await page.addInitScript((event) => {
    const live: string[] = [];
    Object.assign(window, { live });
    addEventListener(event, ({ target }) => live.push((target as Element).id));
  }, PART_LIVE);
  await page.goto('/');
  await expect.poll(() => asked.some((url) => url.includes('/free-consultation.'))).toBe(true);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'live') as string[])).toContain('later-home');
  await page.waitForLoadState('networkidle');
  const fetched = new Set(asked);
  await new HomePage(page).startYourJourney.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(
    // The measures of the page come when it has time, whatever is pressed.
    asked.filter((url) => !fetched.has(url) && !url.includes('/vitals.')),
    'the dialog waits for no script',
  ).toEqual([]);
});

test('Back closes the menu or the dialog first, and leaves the page only then', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/about');
  await page.goto('/');
  await new SiteFrame(page).menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await new HomePage(page).startYourJourney.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await new SiteFrame(page).menuButton.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
