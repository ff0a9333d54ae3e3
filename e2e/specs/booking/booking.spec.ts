import { BOOKING_NOTICE_HOURS } from '@ayana/contracts/catalogue';
import type { Page } from '@playwright/test';

import { seededDoctor } from '../../flows/appointments.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { type Person, demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';

interface FreeTimes {
  items: { starts_at: string }[];
}

/** Without times that may become too late during the test. */
async function freeTimes(page: Page, origin: string, doctor: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/doctors/${doctor}/free-times?kind=video&days=42`);
  const earliest = Date.now() + (BOOKING_NOTICE_HOURS + 1) * 60 * 60_000;
  const times = ((await answer.json()) as FreeTimes).items.map(({ starts_at }) => starts_at);
  return times.filter((starts_at) => Date.parse(starts_at) > earliest);
}

/** Index of a time some hours after the first, which may become too late at any moment. */
const LATER = 4;

async function fill(booking: BookingPage, { first_name, last_name, email }: Person): Promise<void> {
  await booking.firstName.fill(first_name);
  await booking.lastName.fill(last_name);
  await booking.email.fill(email);
}

const minutesOf = (file: string): number => {
  const at = (name: string): number => {
    const [, y, mo, d, h, mi, s] =
      new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`, 'm').exec(file) ?? [];
    return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  };
  return (at('DTEND') - at('DTSTART')) / 60_000;
};
const uidOf = (file: string): string => /^UID:(\S+)/m.exec(file)?.[1] ?? 'none';
const linkOf = (text: string): string => /http\S+\/appointment\?token=\S+/.exec(text)?.[0] ?? '';

test.use(ownAddress);

test.beforeEach(({ faults }) => {
  // Reloading the times cancels the previous request.
  faults.allow(/net::ERR_ABORTED GET .*\/free-times/);
});

const inZone = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

test('a time is chosen, hidden from others, booked once although offline at first, and moved and cancelled by the mail’s link', async ({
  page,
  context,
  site,
  newPerson,
  faults,
}) => {
  const doctor = seededDoctor(9);
  const person = demoPerson('Amina');
  const booking = new BookingPage(page);
  await booking.open(doctor);
  const [first = '', second = ''] = await freeTimes(page, site.origin, doctor);
  await booking.time(first).check();
  await expect(booking.held).toBeVisible();
  await expect(booking.time(first)).toHaveAccessibleName(
    new RegExp(`${inZone(first, 'Africa/Nairobi')} your time, ${inZone(first, 'Asia/Kolkata')} in `),
  );

  const otherPage = await newPerson({ timezoneId: 'Asia/Dhaka' });
  const other = new BookingPage(otherPage);
  await other.open(doctor);
  // The page hydrates, and knows the user's zone, with the first activity.
  await other.firstName.focus();
  await otherPage.keyboard.press('Tab');
  await expect(other.time(second)).toHaveAccessibleName(new RegExp(`${inZone(second, 'Asia/Dhaka')} your time`));
  await expect(other.time(first)).toHaveCount(0);

  await fill(booking, person);
  await booking.needs.fill('A cough since September.');
  await page.reload();
  await expect(booking.needs).toHaveValue('A cough since September.');
  await expect(booking.time(first)).toBeChecked();
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await context.setOffline(true);
  await booking.book.click();
  await expect(page.getByText(/send them as soon as you are back online/)).toBeVisible();
  await context.setOffline(false);
  await expect(booking.done).toBeVisible();
  await expect(booking.calendar).toHaveAttribute('download', 'consultation.ics');
  const calendar = decodeURIComponent((await booking.calendar.getAttribute('href')) ?? '');
  expect(calendar).toContain(`DTSTART:${first.replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(minutesOf(calendar)).toBe(45);

  const mail = await site.mail.waitFor(person.email);
  expect(await site.mail.to(person.email)).toHaveLength(1);
  expect(mail.subject).toMatch(/^Booked: Dr /);
  expect(await site.mail.attachment(mail, '.ics')).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/);
  const link = linkOf(mail.text);
  expect(link).toContain(site.origin);
  const item = await site.api.request(person.email);
  expect(item).toMatchObject({ kind: 'video_consultation', status: 'confirmed' });

  const later = await newPerson();
  await later.goto(link);
  await expect(later.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(later.getByText(`${inZone(first, 'Africa/Nairobi')} your time`)).toBeVisible();
  await hasNoAxeViolations(later);
  await later.getByRole('button', { name: 'Move it to another time' }).click();
  const moving = new BookingPage(later);
  await moving.time(second).check();
  await expect(moving.held).toBeVisible();
  await hasNoAxeViolations(later);
  await later.getByRole('button', { name: /^Move to / }).click();
  await expect(later.getByText('Moved. We are sending you an email with the new calendar file')).toBeVisible();
  await expect(later.getByText(`${inZone(second, 'Africa/Nairobi')} your time`)).toBeVisible();
  const moved = await site.mail.waitFor(person.email, ({ subject }) => subject.startsWith('Moved: '));
  expect(await site.mail.attachment(moved, '.ics')).toMatch(/SEQUENCE:1/);
  expect(await freeTimes(page, site.origin, doctor)).toContain(first);

  await later.getByRole('button', { name: 'Cancel the appointment' }).click();
  await later.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled');
  const cancelled = await site.mail.waitFor(person.email, ({ subject }) => subject.startsWith('Cancelled: '));
  expect(await site.mail.attachment(cancelled, '.ics')).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
  expect(await freeTimes(page, site.origin, doctor)).toContain(second);
});

test('by keyboard, a phone call of 30 minutes asks for the number; its link says when it has begun, and when it is over', async ({
  page,
  site,
  request,
}) => {
  const booking = new BookingPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await booking.open(seededDoctor(20));
  await booking.times.nth(LATER).focus();
  await page.keyboard.press('Space');
  await expect(booking.times.nth(LATER)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(booking.times.nth(LATER + 1)).toBeChecked();
  await page.getByRole('radio', { name: /^By phone/ }).check();
  await expect(booking.times.nth(LATER)).not.toBeChecked();
  await booking.times.nth(LATER).check();
  await expect(booking.held).toBeVisible();
  const person = demoPerson('Juma');
  await fill(booking, person);
  await booking.book.click();
  await expect(page.getByText('Please enter the number the doctor should call.').first()).toBeVisible();
  await expect(booking.phone).toBeFocused();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);

  await booking.phone.fill(person.phone);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  const mail = await site.mail.waitFor(person.email);
  const here = decodeURIComponent((await booking.calendar.getAttribute('href')) ?? '');
  const sent = await site.mail.attachment(mail, '.ics');
  expect([minutesOf(here), minutesOf(sent)]).toEqual([30, 30]);
  expect(uidOf(here)).toBe(uidOf(sent));
  expect(here).toContain('your time');

  const { id } = await site.api.request(person.email);
  await site.timeTravel.beginAppointment(id, 5);
  await page.goto(linkOf(mail.text));
  await expect(page.getByText('The appointment has begun')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the appointment' })).toHaveCount(0);
  await site.timeTravel.beginAppointment(id, 60);
  await page.goto(linkOf(mail.text));
  await expect(page.getByText('This appointment is over')).toBeVisible();
  await hasNoAxeViolations(page);
  const forged = await (await request.get('/appointment?token=019a0000-0000-7000-8000-000000000000.forged')).text();
  expect(forged).toContain('We cannot find this appointment');
});
