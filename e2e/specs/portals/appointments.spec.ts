/** A patient's appointments: both clocks, the calendar file, moving and cancelling, as the staff see it. */
import { bookTime, freeTimesOf, seededDoctor } from '../../flows/appointments.ts';
import { beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName } from '../../harness/people.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const MINUTE = 60_000;

test('an appointment is moved and cancelled, and both sides know', async ({ newPerson, site }) => {
  const doctor = seededDoctor(31);
  const patient = await newPatient(site);
  await beginJourney(site, patient);
  const page = await newPerson({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Nairobi',
  });
  await patient.signIn(page);
  await page.goto('/patient-portal/appointments');
  await expect(page.getByRole('heading', { name: 'No appointments yet' })).toBeVisible();
  const [first = '', second = ''] = await freeTimesOf(patient, doctor);
  const id = await bookTime(patient, doctor, first);
  // Without a reload: the page hears of the booking.
  const card = page.getByRole('region').filter({ hasText: 'Your time, Nairobi' });
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

test('a time that someone else took is refused, and the free ones are shown', async ({ newPerson, site, faults }) => {
  faults.expect(/409 POST .*\/holds/);
  const doctor = seededDoctor(33);
  const patient = await newPatient(site);
  const other = await newPatient(site, 'Omar');
  const [first = '', second = '', third = ''] = await freeTimesOf(patient, doctor);
  await bookTime(patient, doctor, first);
  const page = await newPerson({ reducedMotion: 'reduce' });
  await patient.signIn(page);
  await page.goto('/patient-portal/appointments');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the appointment' });
  await dialog.locator(`input[value="${second}"]`).press('Space');
  await bookTime(other, doctor, second);
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This time is no longer free.');
  await expect(dialog.locator(`input[value="${second}"]`)).toHaveCount(0);
  await dialog.locator(`input[value="${third}"]`).press('Space');
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog).toBeHidden();
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
  const patient = await newPatient(site);
  await beginJourney(site, patient);
  const [first = ''] = await freeTimesOf(patient, doctor);
  await bookTime(patient, doctor, first);
  const start = Date.parse(first);
  const page = await newPerson({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Africa/Nairobi',
  });
  await patient.signIn(page);
  await page.goto('/patient-portal/appointments');
  const card = page.getByRole('region').filter({ hasText: 'Your time, Nairobi' });
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
  await expect(join).toHaveAttribute('href', 'https://meet.example/talk', { timeout: 20_000 });
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(card).toContainText('The video opens in a new tab.');
  await fitsItsWidthAt(page, WIDTHS);

  await staff.getByRole('button', { name: `Change join link: ${fullName(patient.person)}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click();
  await expect(staff.getByText('Consultation room', { exact: true })).toBeVisible();
  await expect(join).toHaveAttribute('href', /^\/consultation-room\//);
});
