import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { PART_LIVE } from '@ayana/contracts/operation';
import type { Page } from '@playwright/test';

import { PASSWORD } from '../../flows/accounts.ts';
import { openAccount, signInPersonByApi } from '../../flows/open-account.ts';
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

/** Opens a page whose code does not load until released, as on a slow connection. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return releaseCode;
}

/** A menu opens before its code is there; from the moment it is, Back closes the menu. */
async function hasEntryForOpenDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ ayana_open: true });
}

const isShownAsPressed = (page: Page): Promise<boolean> => page.evaluate(() => document.getAnimations().length > 0);

test('on a phone the menu and Start Your Journey tapped before hydration open at once; Back and Escape close what is open first, and Back leaves the page only then', async ({
  newPerson,
  faults,
}) => {
  // Leaving a page cancels its scripts.
  faults.allow(/ERR_ABORTED GET .*\.js/);
  const page = await newPerson(PHONE);
  await page.goto('/about');
  const releaseCode = await openWithoutCode(page, '/');
  const { menuButton } = new SiteFrame(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Doctors' })).toBeVisible();
  releaseCode();
  await hasEntryForOpenDialog(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

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

  const releaseCodeAgain = await openWithoutCode(page, '/');
  await new HomePage(page).startYourJourney.click();
  expect(await isShownAsPressed(page)).toBe(true);
  releaseCodeAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('Compare clicked and two filters ticked before hydration add the hospital and filter the list', async ({
  page,
  faults,
}) => {
  // Leaving the first page cancels its scripts.
  faults.allow(/ERR_ABORTED GET .*\.js/);
  const releaseCode = await openWithoutCode(page, '/hospitals');
  await page
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click();
  releaseCode();
  await expect(page.getByRole('button', { name: /^Added to compare/ }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/hospitals');

  const releaseCodeAgain = await openWithoutCode(page, '/hospitals');
  const boxes = page.locator('#filters input[type="checkbox"]:visible');
  const names = await boxes.evaluateAll((all) =>
    all.slice(0, 2).map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value] as const),
  );
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  releaseCodeAgain();
  for (const [name, value] of names)
    await expect.poll(() => new URL(page.url()).searchParams.getAll(name)).toContain(value);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(3);
  for (const number of [0, 1]) await expect(boxes.nth(number)).toBeChecked();
});

test('a form submitted before hydration is sent once, and nothing of it is in the URL', async ({ page, site }) => {
  const person = demoPerson('Early');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /contact/.test(request.url())) sent.push(new URL(request.url()).pathname);
  });
  const releaseCode = await openWithoutCode(page, '/contact');
  const form = new ContactForm(page);
  await form.firstName.fill(person.first_name);
  await form.lastName.fill(person.last_name);
  await form.email.fill(person.email);
  await form.send.click();
  releaseCode();
  await seesToast(page, 'Success!', FORM_MESSAGES['contact-by-mail']);
  expect(sent).toEqual(['/api/functions/contact-form']);
  await expect(page).toHaveURL('/contact');
  await site.mail.waitFor(person.email);
});

test('a time chosen before hydration is reserved once, for this visitor, also with another time in the link and another zone', async ({
  newPerson,
  faults,
}) => {
  // Leaving the first page cancels its scripts.
  faults.allow(/ERR_ABORTED GET .*\.js/);
  // In that zone most times are on the evening before, so each moves to another group.
  const page = await newPerson({ timezoneId: 'America/Los_Angeles' });
  const asked: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/holds')) asked.push(answer.status());
  });
  const releaseCode = await openWithoutCode(page, `/video-consultation?doctor=${DOCTOR}`);
  await page.locator('input[name="startsAt"]').last().check({ force: true });
  releaseCode();
  await expect(new BookingPage(page).held).toBeVisible();
  expect(asked).toEqual([201]);

  const times = await page.request.get(`/api/doctors/${OTHER_DOCTOR}/free-times?kind=video&days=42`);
  const { items } = (await times.json()) as { items: { starts_at: string }[] };
  const [first = '', , third = ''] = items.map(({ starts_at }) => starts_at);
  const releaseCodeAgain = await openWithoutCode(
    page,
    `/doctors/${OTHER_DOCTOR}?${new URLSearchParams({ at: first })}#book`,
  );
  const booking = new BookingPage(page);
  await booking.time(third).check({ force: true });
  releaseCodeAgain();
  await expect(booking.held).toBeVisible();
  await expect(booking.time(third)).toBeChecked();
  await expect(page).toHaveURL(`/doctors/${OTHER_DOCTOR}#book`);
});

/** The starts of the shown times, which are those of video talks, by whether a phone talk begins then, too. */
async function shownTimes(page: Page): Promise<{ also_by_phone: string[]; only_by_video: string[] }> {
  const shown = await page
    .locator('input[name="startsAt"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const answer = await page.request.get(`/api/doctors/${OTHER_DOCTOR}/free-times?kind=phone&days=42`);
  const { items } = (await answer.json()) as { items: { starts_at: string }[] };
  const byPhone = new Set(items.map(({ starts_at }) => Date.parse(starts_at)));
  return {
    also_by_phone: shown.filter((start) => byPhone.has(Date.parse(start))),
    only_by_video: shown.filter((start) => !byPhone.has(Date.parse(start))),
  };
}

test('a phone call and its time chosen before hydration are reserved', async ({ page }) => {
  const releaseCode = await openWithoutCode(page, `/doctors/${OTHER_DOCTOR}#book`);
  const phone = page.getByRole('radio', { name: /^By phone/ });
  const booking = new BookingPage(page);
  await phone.check({ force: true });
  await booking.time((await shownTimes(page)).also_by_phone.at(-1) ?? '').check({ force: true });
  releaseCode();
  await expect(booking.held).toBeVisible();
  await expect(phone).toBeChecked();
});

test('a time of video calls chosen for a phone call before hydration is refused in words', async ({ page, faults }) => {
  faults.expect(/409 POST .*\/holds/);
  // The refusal reads the free times again, whose first read may still be under way.
  faults.allow(/ERR_ABORTED GET .*\/free-times/);
  const releaseCode = await openWithoutCode(page, `/doctors/${OTHER_DOCTOR}#book`);
  const phone = page.getByRole('radio', { name: /^By phone/ });
  const booking = new BookingPage(page);
  await phone.check({ force: true });
  await booking.time((await shownTimes(page)).only_by_video.at(-1) ?? '').check({ force: true });
  releaseCode();
  await expect(booking.status).toHaveText(/ is not free for a talk by phone\. Please choose another time\./);
  await expect(phone).toBeChecked();
  await expect(booking.times.first()).toBeVisible();
});

test('a page whose visitor signs in elsewhere before hydration hydrates as it was rendered, and then knows them', async ({
  newPerson,
  site,
}) => {
  const page = await newPerson();
  const person = demoPerson('Elsewhere');
  await openAccount(site, person);
  const releaseCode = await openWithoutCode(page, '/about');
  await signInPersonByApi(page, site, person);
  releaseCode();
  await expect(new SiteFrame(page).header).toContainText('Welcome back!');
});

test('what is typed into the sign-in before hydration is kept, and signs in', async ({ page, site }) => {
  const person = demoPerson('Sabina');
  await openAccount(site, person);
  const releaseCode = await openWithoutCode(page, '/login');
  const main = page.getByRole('main');
  const [email, password] = [main.getByLabel('E-mail', { exact: true }), main.getByLabel('Password', { exact: true })];
  await email.fill(person.email);
  await password.fill(PASSWORD);
  const isLive = page.evaluate(
    (event) => new Promise<void>((resolve) => addEventListener(event, () => resolve(), { once: true })),
    PART_LIVE,
  );
  releaseCode();
  await isLive;
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue(PASSWORD);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});
