/** A patient's appointments: both clocks, the calendar file, moving and cancelling, as the staff see it. */
import type { Page } from '@playwright/test';

import { bookTime, freeTimesOf, seededDoctor } from '../../flows/appointments.ts';
import { beginJourney, newPatient, type Patient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName } from '../../harness/people.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const PHONE = {
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
  timezoneId: 'Africa/Nairobi',
} as const;

const MINUTE = 60_000;

/** A new patient in Nairobi with a journey, who looks at their appointments on a phone. */
async function openAppointments(site: Site, page: Page): Promise<Patient> {
  const patient = await newPatient(site);
  await beginJourney(site, patient);
  await patient.signIn(page);
  await page.goto('/patient-portal/appointments');
  return patient;
}

const cardOf = (page: Page) => page.getByRole('region').filter({ hasText: 'Your time, Nairobi' });

test('an appointment is moved, not to a time that someone else took, and cancelled, and both sides know', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/409 POST .*\/holds/);
  const doctor = seededDoctor(31);
  const page = await newPerson(PHONE);
  const patient = await openAppointments(site, page);
  const other = await newPatient(site, 'Omar');
  await expect(page.getByRole('heading', { name: 'No appointments yet' })).toBeVisible();
  const [first = '', second = '', third = ''] = await freeTimesOf(patient, doctor);
  const id = await bookTime(patient, doctor, first);
  // Without a reload: the page hears of the booking.
  const card = cardOf(page);
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('By video, 45 minutes');
  const file = await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(decodeURIComponent(file ?? '')).toContain(
    `DTSTART:${new Date(first).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  );
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  await card.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the appointment' });
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog.getByText('Please choose a time.')).toBeVisible();
  await dialog.locator(`input[value="${third}"]`).press('Space');
  await bookTime(other, doctor, third);
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This time is no longer free.');
  await expect(dialog.locator(`input[value="${third}"]`)).toHaveCount(0);
  await dialog.locator(`input[value="${second}"]`).press('Space');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    card.locator(`a[href*="${new Date(second).toISOString().replaceAll(/[-:]|\.\d+/g, '')}"]`),
  ).toBeVisible();
  await expect(page.getByText('Your appointment has moved.')).toBeVisible();
  await site.mail.waitFor(patient.person.email, ({ subject }) => /moved/i.test(subject));

  await card.getByRole('button', { name: 'Cancel', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel the appointment?' });
  await sure.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(card).toHaveCount(0);
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier).toContainText('Cancelled');
  await site.mail.waitFor(patient.person.email, ({ subject }) => /cancelled/i.test(subject));
  const { status, timeline } = await site.api.requestDetail(id);
  expect(status).toBe('closed');
  expect(timeline.map(({ event }) => event).filter((event) => event !== 'acknowledged')).toEqual([
    'received',
    'booked',
    'moved',
    'cancelled',
  ]);
  await fitsItsWidthAt(page, WIDTHS);
});

test('staff set the link of a video talk, and its patient joins in time', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  // The socket asks for its token by the clock of the page, which is moved on below.
  faults.allow(/401 (GET|POST) .*\/api\//);
  const doctor = seededDoctor(36);
  const page = await newPerson(PHONE);
  const patient = await openAppointments(site, page);
  const [first = ''] = await freeTimesOf(patient, doctor);
  await bookTime(patient, doctor, first);
  const start = Date.parse(first);
  const card = cardOf(page);
  // Without another place it is in the consultation room.
  await expect(card.getByRole('button', { name: 'Join' })).toBeDisabled();

  const staff = await signedIn('ayana_staff', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await staff.goto(`/admin/appointments?view=list&doctor_id=${doctor}&q=${encodeURIComponent(patient.person.email)}`);
  await expect(staff.getByText('Consultation room', { exact: true })).toBeVisible();
  await fitsItsWidthAt(staff, WIDTHS);
  await staff.getByRole('button', { name: `Join link: ${fullName(patient.person)}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Join link' });
  const field = dialog.getByLabel('Address of the video');
  await field.fill('http://meet.example/talk');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(dialog.getByText('Please enter a whole address that begins with https://.')).toBeVisible();
  await hasNoAxeViolationsAt(staff, WIDTHS);
  await field.fill('https://meet.example/talk');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Other place set', { exact: true })).toBeVisible();

  // Without a reload: the page hears of the link. It is too early to join.
  const early = card.getByRole('button', { name: 'Join' });
  await expect(early).toBeDisabled();
  const from = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Nairobi' });
  await early.click({ force: true });
  await expect(page.getByText('It is too early to join')).toBeVisible();
  await expect(card).toContainText('You can join here from');
  await expect(card).toContainText(`${from.format(start - 15 * MINUTE)}, your time.`);
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  const mail = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.startsWith('How to join'));
  expect(mail.html).toContain('href="https://meet.example/talk"');

  await page.clock.setFixedTime(start - 14 * MINUTE);
  const join = card.getByRole('link', { name: 'Join' });
  await expect(join).toHaveAttribute('href', 'https://meet.example/talk');
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(card).toContainText('The video opens in a new tab.');
  await fitsItsWidthAt(page, WIDTHS);

  await staff.getByRole('button', { name: `Change join link: ${fullName(patient.person)}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click();
  await expect(staff.getByText('Consultation room', { exact: true })).toBeVisible();
  await expect(join).toHaveAttribute('href', /^\/consultation-room\//);
});
