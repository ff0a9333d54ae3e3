import type { Page } from '@playwright/test';

import { saveData } from '@ayana/tooling/check/pages/weigh.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { type Person, demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';

/** Seeded doctors, one for each test, none of them one of `booking.spec.ts`. */
const doctorId = (number: number): string => `0190a000-0000-7000-8000-0006${number.toString(16).padStart(8, '0')}`;

async function freeTimes(page: Page, origin: string, doctor: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/doctors/${doctor}/free-times?kind=video&days=42`);
  return ((await answer.json()) as { items: { starts_at: string }[] }).items.map(({ starts_at }) => starts_at);
}

async function fill(booking: BookingPage, { first_name, last_name, email }: Person): Promise<void> {
  await booking.firstName.fill(first_name);
  await booking.lastName.fill(last_name);
  await booking.email.fill(email);
}

const linkOf = (text: string): string => /http\S+\/appointment\?token=\S+/.exec(text)?.[0] ?? '';
const minutesOf = (file: string): number => {
  const at = (name: string): number => {
    const [, y, mo, d, h, mi, s] =
      new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`, 'm').exec(file) ?? [];
    return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  };
  return (at('DTEND') - at('DTSTART')) / 60_000;
};
const uidOf = (file: string): string => /^UID:(\S+)/m.exec(file)?.[1] ?? 'none';

test.use(ownAddress);

test.beforeEach(({ faults }) => {
  // Reloading the times cancels the previous request.
  faults.allow(/net::ERR_ABORTED GET .*\/free-times/);
});

test('a link’s time is selected and reserved by nobody who only opens it; it replaces an earlier choice', async ({
  page,
  site,
}) => {
  const doctor = doctorId(7);
  const booking = new BookingPage(page);
  const [first = '', second = ''] = await freeTimes(page, site.origin, doctor);
  await booking.openWithDoctor(doctor, first);
  await expect(booking.time(first)).toBeChecked();
  await expect(booking.status).toHaveText(/ is selected\. It is reserved for you once you fill in your details\.$/);
  await expect(page).toHaveURL(`/doctors/${doctor}#book`);
  expect(await freeTimes(page, site.origin, doctor)).toContain(first);
  await booking.time(first).click();
  await expect(booking.held).toBeVisible();
  expect(await freeTimes(page, site.origin, doctor)).not.toContain(first);
  await booking.openWithDoctor(doctor, second);
  await expect(booking.time(second)).toBeChecked();
  // Leaving has released it.
  await expect.poll(() => freeTimes(page, site.origin, doctor)).toContain(first);
  await page.reload();
  await expect(booking.time(second)).toBeChecked();
  await booking.openWithDoctor(doctor, '2026-01-05T04:30:00.000Z');
  await expect(booking.status).toHaveText(/is no longer free\. Please choose another\.$/);
  await expect(booking.time(second)).not.toBeChecked();
  await booking.time(first).check();
  await expect(booking.held).toBeVisible();
});

test('in data-saving mode the booking loads only when the user starts', async ({ page }) => {
  await page.addInitScript(saveData);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/doctors/${doctorId(7)}`, { waitUntil: 'networkidle' });
  const booking = new BookingPage(page);
  await expect(booking.times.first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/free-times'))).toEqual([]);
  const before = asked.filter((url) => url.endsWith('.js')).length;
  await booking.firstName.focus();
  await expect.poll(() => asked.some((url) => url.includes('/free-times'))).toBe(true);
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
});

test('times that fail to load can be retried, and no free times is reported', async ({ page, faults }) => {
  const booking = new BookingPage(page);
  await booking.openWithDoctor(doctorId(8));
  await booking.firstName.fill('Amina');
  faults.expect(/503 GET .*\/free-times/);
  await page.route('**/free-times?*kind=phone*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"status":503,"title":"x","detail":"x","code":"x"}',
    }),
  );
  await page.getByRole('radio', { name: /^By phone/ }).check();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load the free times' })).toBeVisible();
  await expect(booking.times).toHaveCount(0);
  await hasNoAxeViolations(page);
  await page.unroute('**/free-times?*kind=phone*');
  await page.route('**/free-times?*kind=phone*', (route) => route.fulfill({ json: { items: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No free time in the next six weeks.')).toBeVisible();
  await expect(booking.book).toHaveCount(0);
  await hasNoAxeViolations(page);
  await page.unroute('**/free-times?*kind=phone*');
  await page.getByRole('radio', { name: /^By video/ }).check();
  await expect(booking.times.first()).toBeVisible();
  await expect(booking.firstName).toHaveValue('Amina');
});

test('an expired hold says so, and the time can still be booked while it is free', async ({ page, site }) => {
  const doctor = doctorId(10);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  await page.clock.install();
  await booking.openWithDoctor(doctor);
  const [first = ''] = await freeTimes(page, site.origin, doctor);
  await booking.time(first).check();
  await expect(booking.held).toBeVisible();
  await fill(booking, person);
  await site.timeTravel.lapseHolds(doctor);
  await page.clock.fastForward('25:00');
  await expect(booking.status).toHaveText(/is no longer reserved\. You still get it if it is free when you send\.$/);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  await site.mail.waitFor(person.email);
});

test('a time taken by someone else: typed text is kept, and another time is booked', async ({ page, site, faults }) => {
  const doctor = doctorId(11);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  const [first = '', second = ''] = await freeTimes(page, site.origin, doctor);
  await booking.openWithDoctor(doctor, first);
  await fill(booking, person);
  await expect(booking.held).toBeVisible();
  await site.timeTravel.lapseHolds(doctor);
  const faster = await page.request.post(`${site.origin}/api/doctors/${doctor}/holds`, {
    data: { starts_at: first, kind: 'video' },
  });
  expect(faster.status()).toBe(201);
  faults.expect(/409 POST .*\/video-consultation/);
  await booking.book.click();
  await expect(booking.status).toHaveText(/^Someone else has just taken .* Everything you typed is still here\.$/);
  await expect(booking.time(first)).toHaveCount(0);
  await expect(booking.email).toHaveValue(person.email);
  await hasNoAxeViolations(page);
  await booking.time(second).check();
  await expect(booking.held).toBeVisible();
  await expect(page.getByText('This time is no longer free')).toHaveCount(0);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  expect((await site.mail.waitFor(person.email)).subject).toMatch(/^Booked: /);
});

test('with too many holds in a network, the page says so and offers booking without a time', async ({
  page,
  site,
  playwright,
  extraHTTPHeaders,
  faults,
}) => {
  const doctor = doctorId(17);
  const booking = new BookingPage(page);
  const times = await freeTimes(page, site.origin, doctor);
  for (const starts_at of times.slice(0, 5)) {
    // Different visitors behind the same network address.
    const neighbour = await playwright.request.newContext(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders });
    const held = await neighbour.post(`${site.origin}/api/doctors/${doctor}/holds`, {
      data: { starts_at, kind: 'video' },
    });
    expect(held.status()).toBe(201);
    await neighbour.dispose();
  }
  await booking.openWithDoctor(doctor);
  await booking.firstName.fill('Amina');
  faults.expect(/429 POST .*\/holds$/);
  await booking.time(times[5] ?? '').click();
  await expect(booking.status).toContainText(
    /^Several times are already reserved from your network, so we could not reserve this one\. Try again in \d+ minutes\./,
  );
  await expect(booking.time(times[5] ?? '')).not.toBeChecked();
  await expect(booking.firstName).toHaveValue('Amina');
  await hasNoAxeViolations(page);
  await booking.status.getByRole('link', { name: 'Or send your request without a fixed time.' }).click();
  await expect(page).toHaveURL('/video-consultation');
  await page.goBack();
  await site.timeTravel.lapseHolds(doctor);
  await booking.time(times[5] ?? '').check();
  await expect(booking.held).toBeVisible();
});

test('a phone call lasts 30 minutes in both calendar files, a video call 45, with one UID', async ({ page, site }) => {
  const doctor = doctorId(12);
  const booking = new BookingPage(page);
  // Far apart, since a cached list may still offer a time that was just taken.
  for (const [kind, minutes, open, time] of [
    ['phone', 30, () => booking.openWithDoctor(doctor), booking.times.first()],
    ['video', 45, () => booking.open(doctor), booking.times.last()],
  ] as const) {
    const person = demoPerson('Juma');
    await open();
    await page.getByRole('radio', { name: new RegExp(`^By ${kind}`) }).check();
    await time.check();
    await expect(booking.held).toBeVisible();
    await fill(booking, person);
    await booking.phone.fill(person.phone);
    await booking.book.click();
    await expect(booking.done).toBeFocused();
    const here = decodeURIComponent((await booking.calendar.getAttribute('href')) ?? '');
    const sent = await site.mail.attachment(await site.mail.waitFor(person.email), '.ics');
    expect([minutesOf(here), minutesOf(sent)]).toEqual([minutes, minutes]);
    expect(uidOf(here)).toBe(uidOf(sent));
    expect(here).toContain('your time');
  }
});

test('the mail’s link after the appointment has begun, and after it is over', async ({ page, site }) => {
  const doctor = doctorId(1);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  await booking.openWithDoctor(doctor);
  await booking.times.last().check();
  await expect(booking.held).toBeVisible();
  await fill(booking, person);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  const link = linkOf((await site.mail.waitFor(person.email)).text);
  const { id } = await site.api.request(person.email);
  await site.timeTravel.beginAppointment(id, 5);
  await page.goto(link);
  await expect(page.getByText('The appointment has begun')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the appointment' })).toHaveCount(0);
  await site.timeTravel.beginAppointment(id, 60);
  await page.goto(link);
  await expect(page.getByText('This appointment is over')).toBeVisible();
  await hasNoAxeViolations(page);
});

test('an appointment cancelled elsewhere cannot be moved, and the page says why', async ({ page, site, faults }) => {
  const doctor = doctorId(14);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  await booking.openWithDoctor(doctor);
  await booking.times.first().check();
  await expect(booking.held).toBeVisible();
  await fill(booking, person);
  await booking.book.click();
  const link = linkOf((await site.mail.waitFor(person.email)).text);
  await page.goto(link);
  await page.getByRole('button', { name: 'Move it to another time' }).click();
  await booking.times.first().check();
  await expect(booking.held).toBeVisible();
  const cancelled = await page.request.post(`${site.origin}/api/appointments/cancel`, {
    data: { token: new URL(link).searchParams.get('token') },
  });
  expect(cancelled.ok()).toBe(true);
  faults.expect(/409 POST .*\/appointments\/move/);
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByText('This appointment was cancelled. Please book another time.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled');
  await page.getByRole('link', { name: 'Find another time' }).click();
  await expect(page).toHaveURL(`/doctors/${doctor}#book`);
});

test('the doctor’s page has no axe violations during booking, on a phone and a desktop', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  const booking = new BookingPage(page);
  await booking.openWithDoctor(doctorId(15));
  await booking.times.first().check();
  await expect(booking.held).toBeVisible();
  await booking.book.click();
  await expect(booking.firstName).toHaveAttribute('aria-invalid', 'true');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);
});
