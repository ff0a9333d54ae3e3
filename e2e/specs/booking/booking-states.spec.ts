import type { Page } from '@playwright/test';

import { saveData } from '@ayana/tooling/check/pages/weigh.ts';
import { seededDoctor } from '../../flows/appointments.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { fullName, type Person, demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';

// Each test has a doctor of its own, none of them one of `booking.spec.ts`.

async function freeTimes(page: Page, origin: string, doctor: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/doctors/${doctor}/free-times?kind=video&days=42`);
  return ((await answer.json()) as { items: { starts_at: string }[] }).items.map(({ starts_at }) => starts_at);
}

/** Another visitor is faster. */
async function takeTime(page: Page, site: Site, doctor: string, starts_at: string): Promise<string> {
  const held = await page.request.post(`${site.origin}/api/doctors/${doctor}/holds`, {
    data: { starts_at, kind: 'video' },
  });
  expect(held.status()).toBe(201);
  return ((await held.json()) as { slot_id: string }).slot_id;
}

async function fill(booking: BookingPage, { first_name, last_name, email }: Person): Promise<void> {
  await booking.firstName.fill(first_name);
  await booking.lastName.fill(last_name);
  await booking.email.fill(email);
}

test.use(ownAddress);

test.beforeEach(({ faults }) => {
  // Reloading the times cancels the previous request.
  faults.allow(/net::ERR_ABORTED GET .*\/free-times/);
});

test('a link’s time is selected, reserved once the visitor types, and replaces an earlier choice; a taken one says so', async ({
  page,
  site,
  faults,
}) => {
  const doctor = seededDoctor(7);
  const booking = new BookingPage(page);
  const [first = '', second = '', third = ''] = await freeTimes(page, site.origin, doctor);
  await booking.openWithDoctor(doctor, first);
  await expect(booking.time(first)).toBeChecked();
  await expect(booking.status).toHaveText(/ is selected\. It is reserved for you once you fill in your details\.$/);
  await expect(page).toHaveURL(`/doctors/${doctor}#book`);
  expect(await freeTimes(page, site.origin, doctor)).toContain(first);
  await booking.firstName.fill('Amina');
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
  await takeTime(page, site, doctor, third);
  faults.expect(/409 POST .*\/holds$/);
  // Not `check`: the refusal may have unchecked it already.
  await booking.time(third).click();
  await expect(page.getByText(/^Someone else has just taken /)).toBeVisible();
  await expect(booking.time(third)).toHaveCount(0);
  await expect(booking.firstName).toHaveValue('Amina');
});

test('in data-saving mode the booking loads only when the user starts', async ({ page }) => {
  await page.addInitScript(saveData);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/doctors/${seededDoctor(7)}`, { waitUntil: 'networkidle' });
  const booking = new BookingPage(page);
  await expect(booking.times.first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/free-times'))).toEqual([]);
  const before = asked.filter((url) => url.endsWith('.js')).length;
  await booking.firstName.focus();
  await expect.poll(() => asked.some((url) => url.includes('/free-times'))).toBe(true);
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
});

test('times that fail to load can be retried, no free times is reported, and with too many reserved in a network the page offers booking without a time', async ({
  page,
  site,
  playwright,
  extraHTTPHeaders,
  faults,
}) => {
  const doctor = seededDoctor(8);
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
  await page.getByRole('radio', { name: /^By video/ }).check();

  faults.expect(/429 POST .*\/holds$/);
  await booking.time(times[5] ?? '').click();
  await expect(booking.status).toContainText(
    /^Several times are already reserved from your network, so we could not reserve this one\. Try again in \d+ minutes\./,
  );
  await expect(booking.time(times[5] ?? '')).not.toBeChecked();
  await expect(booking.firstName).toHaveValue('Amina');
  await hasNoAxeViolations(page);
  await expect(
    booking.status.getByRole('link', { name: 'Or send your request without a fixed time.' }),
  ).toHaveAttribute('href', '/video-consultation');
  await site.timeTravel.lapseHolds(doctor);
  await booking.time(times[5] ?? '').check();
  await expect(booking.held).toBeVisible();
});

test('an expired hold says so; when someone else takes the time, typed text is kept and another time is booked', async ({
  page,
  site,
  faults,
}) => {
  const doctor = seededDoctor(11);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  const [first = '', second = ''] = await freeTimes(page, site.origin, doctor);
  await page.clock.install();
  await booking.openWithDoctor(doctor, first);
  await fill(booking, person);
  await expect(booking.held).toBeVisible();
  await site.timeTravel.lapseHolds(doctor);
  await page.clock.fastForward('25:00');
  await expect(booking.status).toHaveText(/is no longer reserved\. You still get it if it is free when you send\.$/);
  await page.clock.setSystemTime(new Date());
  await takeTime(page, site, doctor, first);
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

test('an appointment cancelled elsewhere cannot be moved, and the page says why', async ({ page, site, faults }) => {
  const doctor = seededDoctor(14);
  const person = demoPerson('Amina');
  const [first = ''] = await freeTimes(page, site.origin, doctor);
  const slot_id = await takeTime(page, site, doctor, first);
  await site.api.submit('video-consultation-request', {
    patient_name: fullName(person),
    email: person.email,
    slot_id,
    time_zone: 'Africa/Nairobi',
  });
  const link = /http\S+\/appointment\?token=\S+/.exec((await site.mail.waitFor(person.email)).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Move it to another time' }).click();
  const booking = new BookingPage(page);
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
